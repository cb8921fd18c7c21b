import { timesOf } from './long-frames'
import { describeCost } from './script-cost'

const unknown = { bytes: null, answerMs: null, problem: null, busyMs: 0, views: 0 }

describe('The cost of a script', () => {
  it('says what was measured', () =>
    expect(describeCost({ bytes: 43_200, answerMs: 120, problem: null, busyMs: 42_140, views: 1204 })).toBe(
      '42 KB compressed, answered in 120 ms. Blocks the page for 35 ms (1,204 page views).',
    ))

  it('says what was not measured', () => {
    expect(describeCost(unknown)).toBe('Not measured yet. No page view measured yet.')
    expect(describeCost({ ...unknown, problem: 'a.example did not answer.' })).toBe(
      'a.example did not answer. No page view measured yet.',
    )
  })
})

describe('The times of a page view', () => {
  it('count for each script what its own origin and its other origins ran', () => {
    const scripts = [
      { id: 1, src: 'https://chat.example.com/c.js', origins: ['https://*.chat-cdn.example'] },
      { id: 2, src: 'https://stats.example.com/s.js', origins: [] },
    ]
    const frames = [
      { sourceURL: 'https://chat.example.com/more.js', duration: 60.4 },
      { sourceURL: 'https://chat.example.com/c.js', duration: 20.4 },
      { sourceURL: 'https://eu.chat-cdn.example/w.js', duration: 20 },
      { sourceURL: 'https://other.example.com/x.js', duration: 500 },
      { sourceURL: 'https://chat-cdn.example.evil.example/x.js', duration: 500 },
      { sourceURL: '', duration: 500 },
    ]
    expect(timesOf(scripts, frames)).toEqual([
      { id: 1, ms: 101 },
      { id: 2, ms: 0 },
    ])
  })
})
