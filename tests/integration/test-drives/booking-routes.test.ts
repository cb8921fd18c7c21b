import { jest } from '@jest/globals'
import { siteOf } from '../search/search-site'
import { type BookingSite, captureErrors, openBookingSite, PARRAMATTA, stopClock } from './booking-site'

let site: BookingSite
let change: typeof import('@/app/sites/[host]/api/test-drive/[token]/change/route').POST
let cancel: typeof import('@/app/sites/[host]/api/test-drive/[token]/cancel/route').POST
let bookingToken: typeof import('@/server/test-drives/token').bookingToken
let getSlots: typeof import('@/server/test-drives/slots/get-slots').getSlots

beforeAll(async () => {
  site = await openBookingSite()
  ;({ POST: change } = await import('@/app/sites/[host]/api/test-drive/[token]/change/route'))
  ;({ POST: cancel } = await import('@/app/sites/[host]/api/test-drive/[token]/cancel/route'))
  ;({ bookingToken } = await import('@/server/test-drives/token'))
  ;({ getSlots } = await import('@/server/test-drives/slots/get-slots'))
  stopClock(NOW)
})
beforeEach(() => site.clear())
afterAll(async () => {
  jest.useRealTimers()
  await site?.close()
})

const NOW = new Date('2026-11-02T09:00:00+11:00')

const PUBLIC_ID = 'AbCdEfGh-_123456'

/** Books the first free time of 5 November. Returns its link and another free time. */
async function book(): Promise<{ token: string; other: string }> {
  const found = await getSlots(siteOf(), { locationId: PARRAMATTA, vehicle: null, from: '2026-11-05' }, NOW)
  const [first, other] = found.kind === 'days' ? found.days.days.flatMap(({ times }) => times) : []
  await site.pool.query(
    `INSERT INTO test_drives (tenant_id, lead_id, location_id, starts_at, ends_at, seat, public_id, booked_at)
     VALUES (1, $1, $2, $3, $3::timestamptz + interval '1 hour', 1, $4, now())`,
    [await site.lead(), PARRAMATTA, first?.value, PUBLIC_ID],
  )
  return { token: bookingToken({ publicId: PUBLIC_ID, changes: 0 }), other: other?.value ?? '' }
}

interface Sent {
  token: string
  body?: BodyInit
  headers?: HeadersInit
  host?: string
}

async function send(route: typeof change, { token, body, headers, host = 'tenant-1.localhost' }: Sent) {
  const request = new Request(`http://${host}/api/test-drive/x`, { method: 'POST', body, headers })
  const answer = await route(request, { params: Promise.resolve({ host, token }) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, answer.headers.get('location')]
}

const states = async () => (await site.drives()).map(({ state, changes }) => [state, changes])

describe('the forms of a booking’s page', () => {
  it('move it, and lead back to the page [TD-04]', async () => {
    const { token, other } = await book()
    const answer = await send(change, { token, body: new URLSearchParams({ time: other }) })
    expect(answer).toEqual([303, `/test-drive/${token}?said=changed`])
    expect((await site.drives())[0]?.starts_at).toEqual(new Date(other))
  })

  it('cancel it, and say so when it had changed meanwhile [TD-04]', async () => {
    const { token } = await book()
    expect(await send(cancel, { token })).toEqual([303, `/test-drive/${token}?said=cancelled`])
    expect(await send(cancel, { token })).toEqual([303, `/test-drive/${token}?said=closed`])
    expect(await states()).toEqual([['cancelled', 1]])
  })

  it.each([
    ['without a time', '', 'no-time'],
    ['with a time that is not free', 'time=2020-01-01T10:00', 'taken'],
  ])('change nothing %s [TD-04]', async (_, body, said) => {
    const { token } = await book()
    expect(await send(change, { token, body })).toEqual([303, `/test-drive/${token}?said=${said}`])
    expect(await states()).toEqual([['booked', 0]])
  })

  it('are refused from another site, on another website, unsigned and too long [TD-04]', async () => {
    const { token } = await book()
    for (const route of [change, cancel]) {
      expect((await send(route, { token, headers: { 'sec-fetch-site': 'cross-site' } }))[0]).toBe(403)
      // A page with the referrer policy "no-referrer" would send this.
      expect((await send(route, { token, headers: { origin: 'null' } }))[0]).toBe(403)
      expect((await send(route, { token, host: 'tenant-2.localhost' }))[0]).toBe(404)
      expect((await send(route, { token, host: 'nowhere.example' }))[0]).toBe(404)
      expect((await send(route, { token: `${token}x` }))[0]).toBe(404)
      expect((await send(route, { token, body: 'x'.repeat(2001) }))[0]).toBe(413)
    }
    expect(await states()).toEqual([['booked', 0]])
  })

  it('say that it failed when the database does not answer, with one log line without the link [TD-04]', async () => {
    const { token } = await book()
    const log = captureErrors()
    await site.pool.query('ALTER TABLE test_drives RENAME TO away')
    const answer = await send(cancel, { token })
    await site.pool.query('ALTER TABLE away RENAME TO test_drives')
    expect(answer).toEqual([303, `/test-drive/${token}?said=failed`])
    expect(log).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(log.mock.calls)).not.toContain(PUBLIC_ID)
    log.mockRestore()
  })
})
