import { isExcluded, nextOfferChange, shownOffers } from './shown-offers'

const now = new Date('2026-11-25T00:00:00Z')
const offer = (name: string, changes: object = {}) => ({
  name,
  liveFrom: null as string | null,
  liveUntil: null as string | null,
  excludedWebsiteIds: [] as readonly string[],
  ...changes,
})

describe('the offers of a website', () => {
  it('are those that have started and not ended, without the excluded [OFFER-01, OFFER-05]', () => {
    const offers = [
      offer('always'),
      offer('running', { liveFrom: '2026-11-25T00:00:00Z', liveUntil: '2026-11-26T00:00:00Z' }),
      offer('over', { liveUntil: '2026-11-25T00:00:00Z' }),
      offer('later', { liveFrom: '2026-11-25T00:00:01Z' }),
      offer('elsewhere', { excludedWebsiteIds: ['fc-1', 'fc-2'] }),
    ]
    expect(shownOffers(offers, 'fc-2', now).map(({ name }) => name)).toEqual(['always', 'running'])
    expect(shownOffers(offers, 'fc-3', now).map(({ name }) => name)).toEqual([
      'always',
      'running',
      'elsewhere',
    ])
  })

  it.each([
    [['fc-1'], true],
    [[' FC-1 '], true],
    [['fc-11'], false],
    [[], false],
  ])('leave out an offer with the excluded ids %j: %s [OFFER-05]', (excludedWebsiteIds, excluded) => {
    expect(isExcluded({ excludedWebsiteIds }, 'fc-1')).toBe(excluded)
  })

  it('are not excluded by an empty id [OFFER-05]', () => {
    expect(isExcluded({ excludedWebsiteIds: [''] }, '')).toBe(false)
  })

  it('change when the next of them starts or ends, whatever happens to excluded ones', () => {
    const offers = [
      offer('ends', { liveUntil: '2026-11-27T00:00:00Z' }),
      offer('elsewhere', { liveFrom: '2026-11-26T00:00:00Z', excludedWebsiteIds: ['fc-1'] }),
    ]
    expect(nextOfferChange(offers, 'fc-1', now)).toEqual(new Date('2026-11-27T00:00:00Z'))
    expect(nextOfferChange(offers, 'fc-2', now)).toEqual(new Date('2026-11-26T00:00:00Z'))
    expect(nextOfferChange([offer('always')], 'fc-1', now)).toBeNull()
  })
})
