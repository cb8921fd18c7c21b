import { handlesOf, normaliseRange, slideRange } from './dollar-range'

const track = { min: 5000, max: 250_000, step: 500 }

describe('a range of dollars', () => {
  it('keeps its handles on the track, whatever the fields contain [SEARCH-32]', () => {
    expect(handlesOf({ min: '', max: '' }, track)).toEqual({ min: 5000, max: 250_000 })
    expect(handlesOf({ min: '100', max: '900000' }, track)).toEqual({ min: 5000, max: 250_000 })
    expect(handlesOf({ min: '12345', max: '20000' }, track)).toEqual({ min: 12_345, max: 20_000 })
  })

  it('keeps the lower handle below the higher one [SEARCH-30, BUD-09]', () => {
    expect(slideRange({ min: '', max: '20000' }, 'min', 250_000, track)).toEqual({
      min: '19500',
      max: '20000',
    })
    expect(slideRange({ min: '20000', max: '' }, 'max', 5000, track)).toEqual({ min: '20000', max: '20500' })
  })

  it('has no bound at an end of its track [BUD-07]', () => {
    expect(slideRange({ min: '8000', max: '' }, 'min', 5000, track)).toEqual({ min: '', max: '' })
    expect(slideRange({ min: '', max: '8000' }, 'max', 250_000, track)).toEqual({ min: '', max: '' })
  })

  it.each([
    [
      { min: '-5', max: '99999999' },
      { min: '0', max: '1000000' },
    ],
    [
      { min: '12.6', max: '' },
      { min: '13', max: '' },
    ],
    [
      { min: '30000', max: '20000' },
      { min: '20000', max: '30000' },
    ],
  ])('of %j becomes %j on blur [SEARCH-32]', (typed, left) => {
    expect(normaliseRange(typed, 1_000_000)).toEqual(left)
  })
})
