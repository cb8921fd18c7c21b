import { attentionKinds, attentionPath, listAttention } from './attention'
import { describeLeadDays, fillDays } from './lead-days'
import { planWeek, type TimedContent } from './week'

const now = new Date('2026-11-25T00:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()

const content = (changes: Partial<TimedContent>): TimedContent => ({
  kind: 'promo',
  id: 1,
  title: 'Tile',
  websiteId: 7,
  website: 'Outpost',
  zone: 'Australia/Perth',
  liveFrom: null,
  liveUntil: null,
  ...changes,
})

describe('the week of the start page', () => {
  it('counts what is live: the start is included, the end is not', () => {
    const { live } = planWeek(
      [
        content({}),
        content({ liveFrom: inHours(0) }),
        content({ liveUntil: inHours(0) }),
        content({ kind: 'popup', liveFrom: inHours(1) }),
        content({ kind: 'post', liveFrom: inHours(-100) }),
      ],
      now,
    )
    expect(live).toEqual({ page: 0, promo: 2, popup: 0, bar: 0, offer: 0, sale: 0, post: 1 })
  })

  it('lists what starts and what ends within seven days, the soonest first', () => {
    const both = content({ id: 1, liveFrom: inHours(30), liveUntil: inHours(60) })
    const first = content({ id: 2, liveFrom: inHours(1), liveUntil: inHours(169) })
    const over = content({ id: 3, liveUntil: inHours(-1) })
    const last = content({ id: 4, liveUntil: inHours(168) })
    const { starting, ending } = planWeek([both, first, over, last], now)
    expect(starting.map(({ id }) => id)).toEqual([2, 1])
    expect(ending.map(({ id }) => id)).toEqual([1, 4])
  })
})

describe('what needs attention', () => {
  it('is one line for each kind with the websites that have most first, the most urgent first', () => {
    const counts = [
      { kind: 'no-photo', website: 'A', count: 1 },
      { kind: 'no-photo', website: 'B', count: 1200 },
      { kind: 'undelivered-leads', website: 'A', count: 1 },
      { kind: 'ageing', website: 'A', count: 0 },
    ] as const
    expect(listAttention(counts)).toEqual([
      {
        kind: 'undelivered-leads',
        total: 1,
        text: '1 lead was not delivered',
        websites: [{ name: 'A', count: 1 }],
      },
      {
        kind: 'no-photo',
        total: 1201,
        text: '1,201 vehicles for sale have no photo',
        websites: [
          { name: 'B', count: 1200 },
          { name: 'A', count: 1 },
        ],
      },
    ])
  })

  it.each(attentionKinds)('links to a place of the admin for %s', (kind) => {
    expect(attentionPath(kind, now)).toMatch(/^\/(feed-health$|collections\/[a-z-]+(\?where|$))/)
  })
})

describe('the leads of the last days', () => {
  it('have every day, those without leads too', () => {
    expect(fillDays([{ day: '2026-11-24', leads: 3 }], now, 3)).toEqual([
      { day: '2026-11-23', leads: 0 },
      { day: '2026-11-24', leads: 3 },
      { day: '2026-11-25', leads: 0 },
    ])
  })

  it('end with the day that has begun in Australia while it is still yesterday in UTC', () => {
    const early = new Date('2026-11-24T21:00:00Z')
    expect(fillDays([{ day: '2026-11-25', leads: 2 }], early, 1)).toEqual([{ day: '2026-11-25', leads: 2 }])
  })

  it('are described for people who do not see the chart', () => {
    const days = fillDays([{ day: '2026-11-24', leads: 3 }], now, 3)
    expect(describeLeadDays(days)).toBe('3 leads in the last 3 days, 1.0 a day. Most on 24 Nov: 3.')
    expect(describeLeadDays([{ day: '2026-11-25', leads: 0 }])).toBe('No leads in the last 1 days.')
  })
})
