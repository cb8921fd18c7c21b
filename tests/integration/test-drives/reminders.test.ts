import { type BookingSite, openBookingSite, PARRAMATTA } from './booking-site'

let site: BookingSite
let sendReminders: typeof import('@/server/test-drives/send-reminders').sendReminders

beforeAll(async () => {
  site = await openBookingSite()
  ;({ sendReminders } = await import('@/server/test-drives/send-reminders'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

interface Drive {
  booked?: string
  state?: string
  changes?: number
  changed?: string
  hour?: number
}

/** A test drive on 5 November at 14:00 in Sydney. */
async function plant({
  booked = '2026-11-01T10:00',
  state = 'booked',
  changes = 0,
  changed,
  hour = 14,
}: Drive = {}) {
  await site.pool.query(
    `INSERT INTO test_drives (tenant_id, lead_id, location_id, starts_at, ends_at, seat, state, changes, public_id, booked_at, updated_at)
     VALUES (1, $1, $2, $3, $3::timestamptz + interval '1 hour', 1, $4, $5, gen_random_uuid(), $6, $7)`,
    [
      await site.lead(),
      PARRAMATTA,
      `2026-11-05T${hour}:00:00+11:00`,
      state,
      changes,
      `${booked}:00+11:00`,
      `${changed ?? booked}:00+11:00`,
    ],
  )
}

const at = (time: string) => sendReminders(site.pool, new Date(`2026-11-${time}:00+11:00`))

describe('the reminder of a test drive', () => {
  it('goes out at nine on the day before, once [TD-04]', async () => {
    await plant()
    expect(await at('04T08:59')).toBe(0)
    expect(await at('04T09:00')).toBe(1)
    expect(await at('04T09:10')).toBe(0)
    expect((await site.mails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['sam@example.com', 'Reminder: your test drive on Thu 5 Nov 2026, 2:00 pm (Sydney time)'],
    ])
    expect(await site.drives()).toMatchObject([{ reminded_at: new Date('2026-11-04T09:00:00+11:00') }])
  })

  it('goes out once when several workers look at the same time [TD-04]', async () => {
    for (const hour of [10, 11, 12, 13]) await plant({ hour })
    const sent = await Promise.all(Array.from({ length: 8 }, () => at('04T09:00')))
    expect(sent.reduce((sum, count) => sum + count)).toBe(4)
    expect(await site.mails()).toHaveLength(4)
  })

  it('goes out three hours before if it was booked after nine the day before [TD-04]', async () => {
    await plant({ booked: '2026-11-04T15:00' })
    expect(await at('05T10:59')).toBe(0)
    expect(await at('05T11:00')).toBe(1)
  })

  it('goes out late when no worker ran, but not once it has begun [TD-04]', async () => {
    await plant({ hour: 10 })
    await plant({ hour: 14 })
    expect(await at('05T10:00')).toBe(1)
    expect((await site.mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('2:00 pm')])
  })

  it('does not change when somebody saves the booking again [TD-04]', async () => {
    await plant({ changes: 1, changed: '2026-11-05T09:00' })
    expect(await at('04T09:00')).toBe(1)
  })

  it('follows the new time of a booking that was moved [TD-04]', async () => {
    await plant({ changes: 1, booked: '2026-11-05T09:00' })
    expect(await at('05T10:59')).toBe(0)
    expect(await at('05T11:00')).toBe(1)
  })

  it.each([
    ['just before', { booked: '2026-11-05T12:00' }],
    ['and was cancelled', { state: 'cancelled' }],
    ['and has taken place', { state: 'done' }],
  ])('is not sent for one that was booked %s [TD-04]', async (_, drive) => {
    await plant(drive)
    expect(await at('05T13:30')).toBe(0)
  })

  it('is not marked when its mail cannot be queued, so that it goes out later [TD-04]', async () => {
    await plant()
    await site.pool.query('ALTER TABLE leads.mails RENAME TO away')
    await expect(at('04T09:00')).rejects.toThrow(/mails/)
    await site.pool.query('ALTER TABLE leads.away RENAME TO mails')
    expect(await at('04T09:10')).toBe(1)
  })
})
