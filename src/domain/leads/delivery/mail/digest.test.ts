import { localMoment } from '../local-moment'
import { digestRows, isQuiet, leadTotal, type SiteDigest } from './digest'

const busy: SiteDigest = {
  site: 'Metro Motors',
  counts: [
    { form: 'Enquiry', status: 'new', count: 3 },
    { form: 'Enquiry', status: 'contacted', count: 1 },
    { form: 'Test drive', status: 'new', count: 2 },
  ],
  spam: 4,
  undelivered: 1,
}

describe('The digest', () => {
  it('counts leads by website, form and state, and what was not delivered [ENQ-18]', () => {
    expect(digestRows([busy])).toEqual([
      [
        'Metro Motors',
        '6 leads\nBy form: Enquiry 4, Test drive 2\nBy state: New 5, Contacted 1\nNot delivered: 1\nMarked as spam: 4',
      ],
    ])
    expect(leadTotal([busy, busy])).toBe(12)
  })

  it('is quiet only for a website with nothing to report', () => {
    const quiet = { site: 'A', counts: [], spam: 0, undelivered: 0 }
    expect(isQuiet(quiet)).toBe(true)
    expect(isQuiet({ ...quiet, undelivered: 1 })).toBe(false)
    expect(isQuiet(busy)).toBe(false)
  })
})

it.each([
  ['2026-11-23T20:30:00Z', 'Australia/Adelaide', '2026-11-24', 7],
  ['2026-11-23T21:00:00Z', 'Australia/Brisbane', '2026-11-24', 7],
  ['2026-11-23T22:15:00Z', 'Australia/Eucla', '2026-11-24', 7],
  ['2026-11-24T14:00:00Z', 'Australia/Brisbane', '2026-11-25', 0],
])('%s in %s is %s, hour %d', (instant, zone, day, hour) => {
  expect(localMoment(new Date(instant), zone)).toEqual({ day, hour })
})
