import { jest } from '@jest/globals'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { siteOf } from '../search/search-site'
import {
  type BookingSite,
  captureErrors,
  ELSEWHERE,
  openBookingSite,
  PARRAMATTA,
  PENRITH,
  stopClock,
  WORKSHOP,
} from './booking-site'

let site: BookingSite
let GET: typeof import('@/app/sites/[host]/api/test-drive/slots/route').GET
let getSlots: typeof import('@/server/test-drives/slots/get-slots').getSlots

/** 9:00 in Sydney. */
const NOW = new Date('2026-11-05T09:00:00+11:00')

beforeAll(async () => {
  site = await openBookingSite()
  ;({ GET } = await import('@/app/sites/[host]/api/test-drive/slots/route'))
  ;({ getSlots } = await import('@/server/test-drives/slots/get-slots'))
  stopClock(NOW)
})
beforeEach(() => site.clear())
afterAll(async () => {
  jest.useRealTimers()
  await site?.close()
})

async function ask(query: string, host = 'tenant-1.localhost') {
  const request = new Request(`http://${host}/api/test-drive/slots${query}`)
  const answer = await GET(request, { params: Promise.resolve({ host }) })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return { status: answer.status, said: await answer.json() }
}

const times = (said: { days: { label: string; times: { label: string }[] }[] }, day = 0) =>
  said.days[day]?.times.map(({ label }) => label)

async function book(columns: { location?: number; vehicle?: number | null; from: string }) {
  const { location = PARRAMATTA, vehicle = null, from } = columns
  await site.pool.query(
    `INSERT INTO test_drives (tenant_id, lead_id, location_id, vehicle_id, starts_at, ends_at, seat, public_id, booked_at)
     VALUES (1, $1, $2, $3, $4, $4::timestamptz + interval '1 hour', 1, gen_random_uuid(), now())`,
    [await site.lead(), location, vehicle, from],
  )
}

describe('the free times for a test drive', () => {
  it('are the opening hours of seven days, after the notice, with where later days start [TD-04]', async () => {
    const { status, said } = await ask(`?location=${PARRAMATTA}`)
    expect(status).toBe(200)
    expect(said).toMatchObject({ location: '1', zone: 'Australia/Sydney', next: '2026-11-12' })
    expect(said.days).toHaveLength(7)
    expect(said.days[0]).toEqual({
      date: '2026-11-05',
      label: 'Thu 5 Nov',
      times: [{ value: '2026-11-05T11:00:00+11:00', label: '11:00 am' }],
    })
    const later = await ask(`?location=${PARRAMATTA}&from=2026-11-26`)
    expect(later.said.days.map(({ date }: { date: string }) => date)).toEqual(['2026-11-26'])
    expect(later.said.next).toBeNull()
  })

  it('leave out what is booked at the location, and the vehicle wherever it is [TD-04]', async () => {
    await book({ from: '2026-11-06T09:00:00+11:00' })
    await book({ location: PENRITH, vehicle: 1, from: '2026-11-06T10:00:00+11:00' })
    const from = `?location=${PARRAMATTA}&from=2026-11-06`
    expect(times((await ask(from)).said)).toEqual(['10:00 am', '11:00 am'])
    expect(times((await ask(`${from}&car_id=1`)).said)).toEqual(['11:00 am'])
    expect(times((await ask(`${from}&car_id=2`)).said)).toEqual(['10:00 am', '11:00 am'])
    expect(times((await ask(`?location=${PENRITH}&from=2026-11-06`)).said)).toHaveLength(3)
  })

  it('are those of the main yard without a location, and of the vehicle’s dealership with a vehicle [TD-04]', async () => {
    expect((await ask('')).said.location).toBe('1')
    expect((await ask('?car_id=1')).said.location).toBe('1')
    expect((await ask('', 'tenant-2.localhost')).said.location).toBe(String(ELSEWHERE))
  })

  it.each([
    ['another website’s location', `?location=${ELSEWHERE}`, 404, 'location'],
    ['a workshop', `?location=${WORKSHOP}`, 404, 'location'],
    ['an unknown location', '?location=999', 404, 'location'],
    ['another website’s vehicle', '?car_id=3', 404, 'car_id'],
    ['a location that is no number', '?location=yard', 400, 'location'],
    ['an empty vehicle', '?car_id=', 400, 'car_id'],
    ['a date that does not exist', '?from=2026-02-30', 400, 'from'],
    ['a time as date', '?from=2026-11-05T10:00', 400, 'from'],
  ])('of %s are refused, naming the parameter [TD-04]', async (_, query, status, field) => {
    const answer = await ask(query)
    expect([answer.status, answer.said.error.field]).toEqual([status, field])
    expect(answer.said.error.message).toMatch(/[a-z].*\.$/)
  })

  it('are refused on an unknown host [TD-04]', async () => {
    expect((await ask('', 'nowhere.example')).status).toBe(404)
  })

  it('are not available while the database does not answer, with one log line [TD-04]', async () => {
    const log = captureErrors()
    await site.pool.query('ALTER TABLE test_drives RENAME TO away')
    const answer = await ask('')
    await site.pool.query('ALTER TABLE away RENAME TO test_drives')
    expect(answer).toEqual({
      status: 503,
      said: { error: { message: 'The free times are not available at the moment. Please try again.' } },
    })
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })

  it('of a location that stopped offering them are refused [TD-04]', async () => {
    await site.pool.query('UPDATE locations SET test_drive_offered = false WHERE id = $1', [PENRITH])
    const answer = await ask(`?location=${PENRITH}`)
    await site.pool.query('UPDATE locations SET test_drive_offered = true WHERE id = $1', [PENRITH])
    expect(answer.status).toBe(404)
  })
})

describe('a test drive service', () => {
  let service: Upstream
  let body: string
  const asked: string[] = []

  beforeAll(async () => {
    service = await startUpstream((request, response) => {
      asked.push(String(request.url))
      response.end(body)
    })
  })
  afterAll(() => service.close())

  const fromService = (path: string) => {
    const ctx = { ...siteOf(), dealerships: [] }
    const settings = { ...ctx.settings, 'integrations.testDriveUrl': `${service.address}${path}` }
    return getSlots({ ...ctx, settings }, { locationId: PARRAMATTA, vehicle: null, from: null }, NOW)
  }

  it('is asked for its times, and what is booked here is taken off [TD-04, INT-02]', async () => {
    await book({ from: '2026-11-06T14:00:00+11:00' })
    body = JSON.stringify({ times: ['2026-11-06T14:00:00+11:00', '2026-11-06T04:00:00Z'] })
    const answer = await fromService('/good')
    expect(asked).toEqual(['/good?location=yard-1&from=2026-11-05'])
    expect(answer).toMatchObject({
      kind: 'days',
      days: { days: [{ times: [{ value: '2026-11-06T15:00:00+11:00', label: '3:00 pm' }] }], next: null },
    })
  })

  it.each([
    ['a list', '[]'],
    ['times without an offset', '{"times":["2026-11-06T14:00:00"]}'],
    ['markup', '<html>'],
    ['too much', `{"times":["${'9'.repeat(70_000)}"]}`],
    ['nothing', ''],
  ])('that answers with %s makes the times unavailable, with one log line [TD-04]', async (what, answer) => {
    body = answer
    const log = captureErrors()
    expect(await fromService(`/${encodeURIComponent(what)}`)).toEqual({ kind: 'unavailable' })
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })
})
