import { formatMoment } from './format-moment'

const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone

it('a time in the inbox is what clocks at the location show, and names them where the reader’s differ', () => {
  const iso = '2026-11-24T03:05:00Z'
  const elsewhere = own() === 'Australia/Perth' ? 'Australia/Eucla' : 'Australia/Perth'
  expect(formatMoment(iso, elsewhere)).toMatch(/^24 Nov 2026, 11:\d\d am \((?:Perth|Eucla) time\)$/)
  expect(formatMoment(iso, own())).not.toContain('time)')
})
