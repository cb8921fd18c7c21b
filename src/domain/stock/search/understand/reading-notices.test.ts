import { readingNotices } from './reading-notices'

describe('readingNotices', () => {
  it('is empty when the whole text was searched', () => {
    expect(readingNotices({})).toEqual([])
    expect(readingNotices({ leftOut: [], unpriced: false })).toEqual([])
  })

  it('names the words that were left out and the text that was searched instead', () => {
    expect(readingNotices({ leftOut: ['family'], searchedText: 'suv' })).toEqual([
      'No match for “family”. Showing results for “suv”.',
    ])
    expect(readingNotices({ leftOut: ['roomy', 'family', 'red'], searchedText: 'suv' })).toEqual([
      'No match for “roomy”, “family” or “red”. Showing results for “suv”.',
    ])
  })

  it('says that nothing was left to search for', () => {
    expect(readingNotices({ leftOut: ['learner'], searchedText: '' })).toEqual([
      'No match for “learner”. Showing results without it.',
    ])
    expect(readingNotices({ leftOut: ['pop', 'top'], searchedText: '' })).toEqual([
      'No match for “pop” or “top”. Showing results without them.',
    ])
  })

  it('says that the site hides prices [PRICE-09]', () => {
    expect(readingNotices({ unpriced: true })).toEqual([
      'We do not show prices on this website, so they do not narrow these results.',
    ])
  })
})
