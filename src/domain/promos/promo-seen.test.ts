import type { PromoPlacing } from './promo'
import { type PromoSite, promoSeen } from './promo-seen'

const now = new Date('2026-11-28T03:00:00Z')
const tile = (id: number, changes: Partial<PromoPlacing> = {}): PromoPlacing => ({
  id,
  startDate: null,
  expiryDate: null,
  positions: [],
  carTypes: [],
  shuffle: false,
  kind: 'other',
  ...changes,
})

const settings: PromoSite['settings'] = {
  'promos.positions': [5, 10],
  'promos.randomOffset': 0,
  'promos.randomSetShown': false,
  'promos.randomSet': [],
}

const seen = (own: PromoPlacing, others: readonly PromoPlacing[] = [], changes: Partial<PromoSite> = {}) => {
  return promoSeen(
    own,
    { live: others, settings, perPage: 12, stock: { new: 20, demo: 0, used: 40 }, ...changes },
    now,
  )
}

const random = { ...settings, 'promos.randomSetShown': true, 'promos.randomSet': ['finance'] } as const

describe('Whether shoppers see a tile', () => {
  it('is yes on the first page', () => {
    expect(seen(tile(1))).toBe('Yes')
    expect(seen(tile(3, { positions: [2] }), [tile(1), tile(2)])).toBe('Yes')
  })

  it('names the page from which on it is shown', () =>
    expect(seen(tile(3), [tile(1), tile(2)])).toBe(
      'From page 2 on only: other tiles take the places before.',
    ))

  it.each([
    [
      'it has ended',
      'Not seen: it has ended. Set a later end.',
      tile(1, { expiryDate: '2026-11-01T00:00:00Z' }),
      {},
    ],
    [
      'it has not started',
      'Not seen yet: it has not started.',
      tile(1, { startDate: '2026-12-01T00:00:00Z' }),
      {},
    ],
    [
      'there is no stock of its types',
      'Not seen: the website has no demo stock.',
      tile(1, { carTypes: ['demo'] }),
      {},
    ],
    [
      'the website has no position for it',
      'Not seen: the switch “Promo tile positions” has no position for it. Give it one of its own.',
      tile(1),
      { settings: { ...settings, 'promos.positions': [] } },
    ],
    [
      'its position is behind the last vehicle',
      'Not seen: the results have 4 vehicles, and its position is behind them.',
      tile(1, { positions: [20] }),
      { stock: { new: 0, demo: 0, used: 4 } },
    ],
  ] as const)('is no when %s', (_, answer, own, changes) => expect(seen(own, [], changes)).toBe(answer))

  it('is no when others take every place of every page', () => {
    const others = Array.from({ length: 10 }, (_, nth) => tile(nth + 1))
    expect(seen(tile(99), others, { stock: { new: 0, demo: 0, used: 12 } })).toBe(
      'Not seen: other tiles take all places. Give it a position of its own, or end another tile.',
    )
  })

  it('says that a tile of the random set is drawn', () =>
    expect(seen(tile(1, { kind: 'finance' }), [], { settings: random })).toBe(
      'Yes, drawn at random at position 8.',
    ))
})
