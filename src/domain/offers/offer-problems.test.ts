import { endProblem, termsProblem, warningProblem } from './offer-problems'
import { unseenReason } from './unseen-reasons'

describe('the guard rails of an offer', () => {
  it.each([
    ['a price without terms', '', { price: 41_990 }, /price needs its terms/],
    ['a price with blank terms', '  ', { price: 41_990 }, /price needs its terms/],
    ['a rate without terms', null, { rate: 4.99 }, /rate needs its terms/],
    ['a price with terms', 'While stock lasts.', { price: 41_990 }, null],
    ['neither', '', {}, null],
  ])('answer %s', (_, terms, offer, message) => {
    const problem = termsProblem(terms, offer)
    if (message === null) expect(problem).toBeNull()
    else expect(problem).toMatch(message)
  })

  it.each([
    ['a price without an end', null, { price: 1 }, 'An offer with a price needs an end.'],
    ['a price with an end', '2026-12-01T00:00:00Z', { price: 1 }, null],
    ['no price and no end', null, {}, null],
    ['an end that is no date', 'soon', {}, 'Enter a date and a time.'],
  ])('answer %s', (_, end, offer, problem) => {
    expect(endProblem(end, offer)).toBe(problem)
  })

  it('want the warning with every rate, and with 0% too', () => {
    const problem = 'A rate needs the warning about its comparison rate.'
    expect(warningProblem('', { rate: 0 })).toBe(problem)
    expect(warningProblem('  ', { rate: 4.99 })).toBe(problem)
    expect(warningProblem('WARNING: an example.', { rate: 4.99 })).toBeNull()
    expect(warningProblem('', {})).toBeNull()
  })
})

describe('the reason why an offer is not seen', () => {
  const now = new Date('2026-11-25T00:00:00Z')
  const offer = { isPublished: true, liveFrom: null, liveUntil: null, excludedWebsiteIds: [] }

  it.each([
    ['a draft', { isPublished: false }, 'Not seen: it is a draft. Publish it.'],
    ['an ended offer', { liveUntil: '2026-11-24T00:00:00Z' }, 'Not seen: it has ended. Set a later end.'],
    ['an offer of tomorrow', { liveFrom: '2026-11-26T00:00:00Z' }, 'Not seen yet: it has not started.'],
    [
      'an excluded website',
      { excludedWebsiteIds: ['fc-1'] },
      'Not seen: “Not on these websites” names this website.',
    ],
    ['a current offer', {}, null],
  ])('is given for %s [OFFER-05]', (_, changes, reason) => {
    expect(unseenReason({ ...offer, ...changes }, 'fc-1', now)).toBe(reason)
  })
})
