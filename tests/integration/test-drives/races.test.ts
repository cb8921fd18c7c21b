import type { PlannedTestDrive } from '@/server/test-drives/booking/plan-test-drive'
import { type BookingSite, openBookingSite, PARRAMATTA, PENRITH } from './booking-site'

let site: BookingSite
let bookTestDrive: typeof import('@/server/test-drives/booking/book-test-drive').bookTestDrive
let inTransaction: typeof import('@/server/clients/in-transaction').inTransaction

beforeAll(async () => {
  site = await openBookingSite()
  ;({ bookTestDrive } = await import('@/server/test-drives/booking/book-test-drive'))
  ;({ inTransaction } = await import('@/server/clients/in-transaction'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const START = Date.parse('2026-11-05T10:00:00+11:00')

const planned = (location: number, capacity: number, vehicleId: number | null = null): PlannedTestDrive => ({
  place: {
    id: location,
    slug: 'yard',
    name: 'yard',
    dealershipId: 11,
    isMain: false,
    zone: 'Australia/Sydney',
    terms: { minutes: 60, capacity, noticeHours: 2, daysAhead: 21 },
    hours: [],
    specialHours: [],
  },
  vehicleId,
  slot: { date: '2026-11-05', minutes: 600, value: '', startsAt: START, endsAt: START + 3_600_000 },
})

/** Stores a lead with its booking in one transaction, as a sent form does. */
const send = (drive: PlannedTestDrive) =>
  inTransaction(site.pool, async (client) => {
    const id = await site.lead(client)
    await bookTestDrive(client, { id, tenantId: 1 }, drive)
  })

/** Sends all at once. Returns how many were booked, and the messages to the others. */
async function race(drives: readonly PlannedTestDrive[]) {
  const outcomes = await Promise.allSettled(drives.map(send))
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  const messages = new Set(refused.map(({ reason }) => `${reason.name}: ${reason.message}`))
  return { booked: outcomes.length - refused.length, messages: [...messages] }
}

const countLeads = async () => (await site.pool.query('SELECT count(*)::int AS n FROM leads')).rows[0].n

const TAKEN = ['SlotTaken: This time was just taken. Choose another.']

describe('fifty shoppers who book the same time at once', () => {
  it.each([
    ['one at a time', PARRAMATTA, 1],
    ['three at a time', PENRITH, 3],
  ])(
    'at a location with %s: as many get it as it has places, and nothing is stored of the others [TD-04]',
    async (_, location, capacity) => {
      const { booked, messages } = await race(Array.from({ length: 50 }, () => planned(location, capacity)))
      expect([booked, messages]).toEqual([capacity, TAKEN])
      const drives = await site.drives()
      expect(drives.map(({ seat }) => seat).sort()).toEqual([1, 2, 3].slice(0, capacity))
      expect(await countLeads()).toBe(capacity)
      expect(await site.mails()).toHaveLength(capacity)
    },
  )

  it('for one vehicle at two locations: one gets it [TD-04]', async () => {
    const at = (index: number) => planned(index % 2 ? PARRAMATTA : PENRITH, 20, 1)
    const { booked, messages } = await race(Array.from({ length: 50 }, (_, index) => at(index)))
    expect([booked, messages]).toEqual([1, TAKEN])
    expect(await countLeads()).toBe(1)
  })

  it('for different vehicles at one location: as many get it as it has places [TD-04]', async () => {
    const { booked } = await race([1, 2, 1, 2, 1].map((vehicle) => planned(PENRITH, 3, vehicle)))
    expect(booked).toBe(2)
  })
})

describe('the database itself', () => {
  const insert = async (columns: {
    seat?: number
    vehicle?: number | null
    from?: string
    state?: string
  }) => {
    const { seat = 1, vehicle = null, from = '2026-11-05T10:00:00+11:00', state = 'booked' } = columns
    await site.pool.query(
      `INSERT INTO test_drives (tenant_id, lead_id, location_id, vehicle_id, starts_at, ends_at, seat, state, public_id, booked_at)
       VALUES (1, $1, $2, $3, $4, $4::timestamptz + interval '1 hour', $5, $6, gen_random_uuid(), now())`,
      [await site.lead(), PARRAMATTA, vehicle, from, seat, state],
    )
  }

  it('refuses a place or a vehicle twice at the same time, and nothing else [TD-04]', async () => {
    await insert({ vehicle: 1 })
    await expect(insert({ from: '2026-11-05T10:30:00+11:00' })).rejects.toThrow(/test_drives_place/)
    await expect(insert({ seat: 2, vehicle: 1 })).rejects.toThrow(/test_drives_vehicle/)
    await insert({ seat: 2 })
    await insert({ from: '2026-11-05T11:00:00+11:00', vehicle: 1 })
    await insert({ state: 'cancelled', vehicle: 1 })
    expect(await site.drives()).toHaveLength(4)
  })
})
