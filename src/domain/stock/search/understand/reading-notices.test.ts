import { readingNotices } from './reading-notices'

describe('what a shopper is told of how their text was searched', () => {
  it('is nothing when all of it was searched', () => {
    expect(readingNotices({})).toEqual([])
    expect(readingNotices({ leftOut: [], unpriced: false })).toEqual([])
  })

  it('names what was left out, and what the results are of', () => {
    expect(readingNotices({ leftOut: ['family'], searchedText: 'suv' })).toEqual([
      'No match for “family”. Showing results for “suv”.',
    ])
    expect(readingNotices({ leftOut: ['roomy', 'family', 'red'], searchedText: 'suv' })).toEqual([
      'No match for “roomy”, “family” or “red”. Showing results for “suv”.',
    ])
  })

  it('says when nothing was left to search', () => {
    expect(readingNotices({ leftOut: ['learner'], searchedText: '' })).toEqual([
      'No match for “learner”. Showing results without it.',
    ])
    expect(readingNotices({ leftOut: ['pop', 'top'], searchedText: '' })).toEqual([
      'No match for “pop” or “top”. Showing results without them.',
    ])
  })

  it('says that prices are not shown here [PRICE-09]', () => {
    expect(readingNotices({ unpriced: true })).toEqual([
      'We do not show prices on this website, so they do not narrow these results.',
    ])
  })
})
