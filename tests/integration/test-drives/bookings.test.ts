import { siteOf } from '../search/search-site'
import { type BookingSite, openBookingSite, PARRAMATTA, WORKSHOP } from './booking-site'

let site: BookingSite
let planTestDrive: typeof import('@/server/test-drives/booking/plan-test-drive').planTestDrive
let bookTestDrive: typeof import('@/server/test-drives/booking/book-test-drive').bookTestDrive
let changeBooking: typeof import('@/server/test-drives/manage/change-booking').changeBooking
let cancelBooking: typeof import('@/server/test-drives/manage/cancel-booking').cancelBooking
let viewBooking: typeof import('@/server/test-drives/manage/view-booking').viewBooking
let bookingToken: typeof import('@/server/test-drives/token').bookingToken
let inTransaction: typeof import('@/server/clients/in-transaction').inTransaction

beforeAll(async () => {
  site = await openBookingSite()
  ;({ planTestDrive } = await import('@/server/test-drives/booking/plan-test-drive'))
  ;({ bookTestDrive } = await import('@/server/test-drives/booking/book-test-drive'))
  ;({ changeBooking } = await import('@/server/test-drives/manage/change-booking'))
  ;({ cancelBooking } = await import('@/server/test-drives/manage/cancel-booking'))
  ;({ viewBooking } = await import('@/server/test-drives/manage/view-booking'))
  ;({ bookingToken } = await import('@/server/test-drives/token'))
  ;({ inTransaction } = await import('@/server/clients/in-transaction'))
})
beforeEach(() => site.clear())
afterAll(() => site?.close())

const ctx = siteOf()
const NOW = new Date('2026-11-02T09:00:00+11:00')
const TEN = '2026-11-05T10:00:00+11:00'
const ELEVEN = '2026-11-05T11:00:00+11:00'
const rio = { id: '1', slug: 'vehicle-1', location_id: null, dealership_id: '11' }

const plan = (answer: string, locationId: number | null = PARRAMATTA, vehicle: typeof rio | null = null) =>
  planTestDrive(ctx, { answer, locationId, vehicle }, NOW)

/** Books a time for a new lead, and returns the booking's link. */
async function book(
  answer = TEN,
  {
    email = 'sam@example.com' as string | null,
    vehicle = rio as typeof rio | null,
    form = 'Test Drive',
  } = {},
) {
  const planned = await plan(answer, PARRAMATTA, vehicle)
  if (planned.kind !== 'planned') throw new Error(`It is ${planned.kind}.`)
  await inTransaction(site.pool, async (client) => {
    const id = await site.lead(client, { email, form })
    await bookTestDrive(client, { id, tenantId: 1 }, planned.drive)
  })
  return lastToken()
}

async function lastToken(): Promise<string> {
  const drive = (await site.drives()).at(-1)
  return bookingToken({ publicId: String(drive?.public_id), changes: Number(drive?.changes) })
}

const mailTexts = async () => (await site.mails()).map(({ to, subject }) => `${to}: ${subject}`)
const notes = async () => (await site.pool.query('SELECT kind, text FROM lead_notes ORDER BY id')).rows
const calendarOf = (mail?: { attachments: { content: string }[] | null }) =>
  mail?.attachments?.[0]?.content.replaceAll('\r\n\t', '') ?? ''

describe('a lead that is released as not spam', () => {
  const release = (id: number) =>
    inTransaction(site.pool, async (client) => {
      const { releaseSpam } = await import('@/server/enquiries/release-spam')
      return releaseSpam(client, id, NOW)
    })

  async function spamLead(): Promise<number> {
    const id = await inTransaction(site.pool, (client) => site.lead(client, { email: 'sam@example.com' }))
    const consents = [{ name: 'opt_in', text: 'Send me offers.', given: true, at: NOW.toISOString() }]
    await site.pool.query(
      `UPDATE leads SET is_spam = true, form_key = 'test-drive', answers = $2, consents = $3 WHERE id = $1`,
      [id, { dateTime: TEN, location_id: String(PARRAMATTA) }, JSON.stringify(consents)],
    )
    return id
  }

  it('books its test drive if the time is still free, and records its consent [TD-04, ENQ-08]', async () => {
    const id = await spamLead()
    expect(await release(id)).toBe(true)
    expect(await release(id)).toBe(false)
    expect(await site.drives()).toMatchObject([{ lead_id: id, starts_at: new Date(TEN), state: 'booked' }])
    expect(await mailTexts()).toEqual([expect.stringMatching(/^sam@example.com: Your test drive on /)])
    const { rows } = await site.pool.query('SELECT email, consent_text FROM leads.subscriptions')
    expect(rows).toEqual([{ email: 'sam@example.com', consent_text: 'Send me offers.' }])
  })

  it('tells staff when the time is taken [TD-04]', async () => {
    const id = await spamLead()
    while ((await plan(TEN)).kind === 'planned') await book(TEN, { vehicle: null })
    const booked = (await site.drives()).length
    expect(await release(id)).toBe(true)
    expect(await site.drives()).toHaveLength(booked)
    expect(await notes()).toEqual([{ kind: 'system', text: expect.stringMatching(/no longer free/) }])
  })
})

describe('the time that a form asks for', () => {
  it('is planned as the free time that starts then, also without an offset [TD-04]', async () => {
    for (const answer of [TEN, '2026-11-05T10:00', ' 2026-11-04T23:00:00Z '])
      expect(await plan(answer)).toMatchObject({
        kind: 'planned',
        drive: { vehicleId: null, slot: { startsAt: Date.parse(TEN), endsAt: Date.parse(ELEVEN) } },
      })
    expect(await plan(TEN, null, rio)).toMatchObject({ drive: { place: { id: PARRAMATTA }, vehicleId: 1 } })
  })

  it('is optional, and only a wish where times cannot be booked [TD-03]', async () => {
    expect(await plan('')).toEqual({ kind: 'no booking' })
    expect(await plan(TEN, WORKSHOP)).toEqual({ kind: 'no booking' })
  })

  it.each([
    ['is between two times', '2026-11-05T10:30:00+11:00'],
    ['is outside the opening hours', '2026-11-05T13:00:00+11:00'],
    ['has passed', '2026-11-01T10:00:00+11:00'],
    ['is too far ahead', '2026-12-05T10:00:00+11:00'],
  ])('is refused if it %s [TD-04]', async (_, answer) => {
    expect(await plan(answer)).toEqual({
      kind: 'refused',
      message: 'This time is not available. Choose another.',
    })
  })

  it('is refused if it is no time [TD-04]', async () => {
    expect(await plan('<b>')).toEqual({ kind: 'refused', message: 'Choose a date and time.' })
  })
})

describe('a booking', () => {
  it('sends a confirmation with a calendar file and a link that opens it [TD-04]', async () => {
    const token = await book()
    const [mail] = await site.mails()
    expect(mail).toMatchObject({
      to: 'sam@example.com',
      subject: 'Your test drive on Thu 5 Nov 2026, 10:00 am (Sydney time)',
    })
    expect(mail?.text).toContain(`http://tenant-1.localhost:3000/test-drive/${token}`)
    expect(mail?.text).toContain('2021 Kia Rio')
    expect(calendarOf(mail)).toMatch(/METHOD:REQUEST.*DTSTART:20261104T230000Z.*SEQUENCE:0/s)
  })

  it('of a caravan is an inspection in every mail, its calendar file and the notes [TD-02]', async () => {
    await book(TEN, { form: 'Inspection' })
    await changeBooking(ctx, await lastToken(), ELEVEN, NOW)
    await cancelBooking(ctx, await lastToken(), NOW)
    const mails = await site.mails()
    expect(mails).toHaveLength(5)
    expect(mails[0]?.attachments).toMatchObject([{ filename: 'inspection.ics' }])
    expect(calendarOf(mails[0])).toContain('SUMMARY:Inspection: 2021 Kia Rio')
    const words = [
      ...mails.map(({ subject, text }) => `${subject}\n${text}`),
      ...(await notes()).map(({ text }) => text),
    ]
    for (const text of words) {
      expect(text).toMatch(/inspection/i)
      expect(text.replaceAll('/test-drive/', '')).not.toMatch(/drive/i)
    }
  })

  it('sends nothing to a shopper without an address [TD-04]', async () => {
    await book(TEN, { email: null })
    expect(await site.mails()).toEqual([])
  })

  it('is refused for a time that was taken since the form was checked [TD-04]', async () => {
    const planned = await plan(TEN)
    await book()
    if (planned.kind !== 'planned') throw new Error('The time is free.')
    const id = await site.lead()
    const late = inTransaction(site.pool, (client) =>
      bookTestDrive(client, { id, tenantId: 1 }, planned.drive),
    )
    await expect(late).rejects.toThrow('This time was just taken. Choose another.')
  })
})

describe('the link of a booking', () => {
  it('shows it with the other free times [TD-04]', async () => {
    const token = await book()
    const view = await viewBooking(ctx, token, NOW)
    expect(view).toMatchObject({
      state: 'booked',
      isOldLink: false,
      token,
      details: { startsAt: Date.parse(TEN), vehicle: '2021 Kia Rio', location: { name: 'yard-1' } },
    })
    const day = view?.days?.days.find(({ date }) => date === '2026-11-05')
    expect(day?.times.map(({ label }) => label)).toEqual(['9:00 am', '11:00 am'])
  })

  it('moves it: a new file for the calendar, a note, a mail to staff, and the old time is free [TD-04]', async () => {
    const token = await book()
    await site.pool.query('UPDATE test_drives SET reminded_at = now()')
    expect(await changeBooking(ctx, token, ELEVEN, NOW)).toBe('changed')
    expect(await site.drives()).toMatchObject([
      { starts_at: new Date(ELEVEN), changes: 1, state: 'booked', reminded_at: null },
    ])
    expect((await mailTexts()).slice(1)).toEqual([
      'sam@example.com: New time of your test drive on Thu 5 Nov 2026, 11:00 am (Sydney time)',
      'sales@example.com: Test drive moved: 2021 Kia Rio, yard-1',
    ])
    const files = (await site.mails()).map(calendarOf)
    expect(files[1]).toContain('SEQUENCE:1')
    const ids = files.map((file) => /^UID:.*$/m.exec(file)?.[0])
    expect(ids[1]).toBe(ids[0])
    expect(await notes()).toEqual([
      {
        kind: 'system',
        text: 'The shopper moved the test drive from Thu 5 Nov 2026, 10:00 am (Sydney time) to Thu 5 Nov 2026, 11:00 am (Sydney time).',
      },
    ])
    expect((await plan(TEN)).kind).toBe('planned')
  })

  it('of an earlier time shows the booking as it is now, and changes nothing [TD-04]', async () => {
    const old = await book()
    await changeBooking(ctx, old, ELEVEN, NOW)
    const view = await viewBooking(ctx, old, NOW)
    expect(view).toMatchObject({
      isOldLink: true,
      token: await lastToken(),
      details: { startsAt: Date.parse(ELEVEN) },
    })
    expect(await changeBooking(ctx, old, TEN, NOW)).toBe('closed')
    expect(await cancelBooking(ctx, old, NOW)).toBe('closed')
    expect(await changeBooking(ctx, view?.token ?? '', TEN, NOW)).toBe('changed')
  })

  it('moves a long booking to a time that overlaps its own [TD-04]', async () => {
    const token = await book()
    await site.pool.query(
      "UPDATE test_drives SET starts_at = starts_at + interval '30 minutes', ends_at = ends_at + interval '30 minutes'",
    )
    expect(await changeBooking(ctx, token, ELEVEN, NOW)).toBe('changed')
  })

  it.each([
    ['a time that somebody has', ELEVEN, 'taken'],
    ['a time outside the hours', '2026-11-05T20:00:00+11:00', 'taken'],
    ['no time', '', 'no time'],
  ])('does not move it to %s [TD-04]', async (_, answer, outcome) => {
    await book(ELEVEN, { vehicle: null })
    const token = await book()
    expect(await changeBooking(ctx, token, answer, NOW)).toBe(outcome)
    expect((await site.drives()).map(({ changes }) => changes)).toEqual([0, 0])
    expect(await site.mails()).toHaveLength(2)
  })

  it('moves one of two bookings to a time that both ask for at once [TD-04]', async () => {
    const tokens = [await book(TEN), await book(ELEVEN, { vehicle: null })]
    const nine = '2026-11-05T09:00:00+11:00'
    const outcomes = await Promise.all(tokens.map((token) => changeBooking(ctx, token, nine, NOW)))
    expect(outcomes.sort()).toEqual(['changed', 'taken'])
  })

  it('cancels it once: mails, a note, and the time is free [TD-04]', async () => {
    const token = await book()
    const outcomes = await Promise.all([1, 2, 3].map(() => cancelBooking(ctx, token, NOW)))
    expect(outcomes.sort()).toEqual(['cancelled', 'closed', 'closed'])
    expect((await mailTexts()).slice(1)).toEqual([
      'sam@example.com: Cancelled: your test drive on Thu 5 Nov 2026, 10:00 am (Sydney time)',
      'sales@example.com: Test drive cancelled: 2021 Kia Rio, yard-1',
    ])
    expect(calendarOf((await site.mails())[1])).toMatch(/METHOD:CANCEL.*SEQUENCE:1/s)
    expect(await notes()).toEqual([
      {
        kind: 'system',
        text: 'The shopper cancelled the test drive on Thu 5 Nov 2026, 10:00 am (Sydney time).',
      },
    ])
    expect(await viewBooking(ctx, token, NOW)).toMatchObject({ state: 'cancelled', days: null })
    expect((await plan(TEN, PARRAMATTA, rio)).kind).toBe('planned')
  })

  it('changes nothing once it has begun [TD-04]', async () => {
    const token = await book()
    const begun = new Date(TEN)
    expect(await viewBooking(ctx, token, begun)).toMatchObject({ state: 'over', days: null })
    expect(await changeBooking(ctx, token, ELEVEN, begun)).toBe('closed')
    expect(await cancelBooking(ctx, token, begun)).toBe('closed')
  })

  it('still cancels it where times are no longer booked online [TD-04]', async () => {
    const token = await book()
    await site.pool.query('UPDATE locations SET test_drive_offered = false WHERE id = $1', [PARRAMATTA])
    expect(await viewBooking(ctx, token, NOW)).toMatchObject({ state: 'booked', days: null })
    expect(await changeBooking(ctx, token, ELEVEN, NOW)).toBe('unavailable')
    expect(await cancelBooking(ctx, token, NOW)).toBe('cancelled')
    await site.pool.query('UPDATE locations SET test_drive_offered = true WHERE id = $1', [PARRAMATTA])
  })

  it('names nothing on another website, and when it was not signed here [TD-04]', async () => {
    const token = await book()
    const other = { ...ctx, id: 2 as never }
    const ahead = bookingToken({ publicId: token.split('.')[0] ?? '', changes: 5 })
    for (const [where, link] of [
      [other, token],
      [ctx, ahead],
      [ctx, `${token.slice(0, -4)}AAAA`],
    ] as const) {
      expect(await viewBooking(where, link, NOW)).toBeNull()
      expect(await changeBooking(where, link, ELEVEN, NOW)).toBe('missing')
      expect(await cancelBooking(where, link, NOW)).toBe('missing')
    }
  })
})
