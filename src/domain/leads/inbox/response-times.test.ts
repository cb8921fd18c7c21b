import { responseTimes } from './response-times'

const times = (seconds: number[], waiting = 0) => responseTimes({ seconds, waiting })

describe('response times', () => {
  it('have no median and no 90th percentile while nobody was contacted', () => {
    expect(times([], 3)).toEqual({ contacted: 0, waiting: 3, median: null, p90: null })
  })

  it('take the middle value as median, and the mean of the two middle values of an even number', () => {
    expect(times([300, 60, 120]).median).toBe(120)
    expect(times([60, 120, 300, 400]).median).toBe(210)
  })

  it('sort seconds by size, not as texts', () => {
    expect(times([9, 100, 20]).median).toBe(20)
  })

  it('take as 90th percentile the time within which nine in ten leads were contacted', () => {
    const minutes = [600, 60, 120, 180, 240, 300, 360, 420, 480, 540]
    expect(times(minutes).p90).toBe(540)
    expect(times([60]).p90).toBe(60)
  })
})
