import { act, cleanup, render, screen } from '@testing-library/react'
import { localTime } from '@/domain/locations/hours/local-time'
import { DayLinks } from './DayLinks'

// In Perth it is still the fifth, in Sydney the sixth.
const fetching = jest.fn()
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-05T14:30:00Z') })
  window.fetch = fetching
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

async function show(status: number, zones: readonly string[] = []) {
  const websites = zones.map((timeZone, value) => ({ value, label: `Site ${value}`, timeZone }))
  fetching.mockResolvedValue({ ok: status === 200, status, json: async () => websites } as Response)
  await act(async () => void render(<DayLinks />))
}

/** The days between which a link lists test drives. */
function boundsOf(name: string, zone: string): string[] {
  const query = new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href') ?? '')
  return [...query]
    .filter(([key]) => key.includes('starts_at'))
    .map(([, value]) => {
      const { date, minutes } = localTime(Date.parse(value), zone)
      expect(minutes).toBe(0)
      return date.slice(-2)
    })
}

it.each([
  ['Today', 'Australia/Perth', ['05', '06']],
  ['Today', 'Australia/Sydney', ['06', '07']],
  ['Tomorrow', 'Australia/Perth', ['06', '07']],
  ['Next 7 days', 'Australia/Perth', ['05', '12']],
])(
  'the link %s shows the test drives from midnight to midnight in %s [TD-04]',
  async (name, zone, bounds) => {
    await show(200, [zone, zone])
    expect(boundsOf(name, zone)).toEqual(bounds)
  },
)

it.each([
  ['the websites are in several time zones', 200, ['Australia/Perth', 'Australia/Sydney']],
  ['their time zone cannot be read', 503, []],
])('the links follow the reader’s own clock if %s [TD-04]', async (_, status, zones) => {
  await show(status, zones)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(boundsOf('Today', zone)[0]).toBe(localTime(Date.now(), zone).date.slice(-2))
})
