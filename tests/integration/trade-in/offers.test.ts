import { jest } from '@jest/globals'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { accept, openTradeInSite, type TradeInSite, tokenOf } from './trade-in-site'

let site: TradeInSite
let viewOffer: typeof import('@/server/trade-in/offers/view-offer').viewOffer

const HTML = { accept: 'text/html,*/*;q=0.8' }
const OTHER_HOST = 'tenant-2.localhost'

beforeAll(async () => {
  site = await openTradeInSite()
  ;({ viewOffer } = await import('@/server/trade-in/offers/view-offer'))
})
beforeEach(() => site.clear())
afterEach(() => jest.restoreAllMocks())
afterAll(() => site?.close())

async function offered(fields: Record<string, unknown> = {}, more: Record<string, unknown> = {}) {
  const { said } = await site.send(fields, more)
  return { token: tokenOf(said.next), leadId: said.lead_id }
}

/** 17 is the first place of the signature. */
const changedAt = (token: string, place: number) =>
  `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`

const mails = async () =>
  (
    await site.pool.query<{ to: string; subject: string; text: string }>(
      'SELECT * FROM leads.mails ORDER BY id',
    )
  ).rows
const notes = async () => (await site.pool.query('SELECT kind, text FROM lead_notes')).rows
const view = (token: string, now = new Date()) => viewOffer(site.context(), token, now)

describe('an offer’s page', () => {
  it('shows the vehicle, the figures with their reasons, and until when they are valid [TRADE-01, TRADE-05]', async () => {
    const { token } = await offered(
      { badge: 'S', rego: 'ABC123', regoState: 'NSW' },
      { userData: { car_id: 1 } },
    )
    await site.pool.query(`UPDATE valuations SET valid_until = '2099-11-05T13:59:59Z'`)
    await site.pool.query(`UPDATE locations SET contact_detail_phone = '0712345678' WHERE id = 1`)
    const shown = await view(token)
    expect(shown).toMatchObject({
      state: 'open',
      vehicle: '2020 Kia Sportage S',
      km: 60_000,
      figures: { low: 23_100, offer: 24_800, high: 26_600 },
      provider: 'Comparable stock',
      validUntil: '5 Nov 2099',
      warning: null,
      wanted: { name: '2020 Kia Sportage S', path: '/cars/vehicle-1' },
      phone: '07 1234 5678',
    })
    expect(JSON.stringify(shown)).not.toMatch(/ABC123|Sam|Nguyen|example\.com/)
  })

  it('is valid for the days that the website sets, to the end of the day there [TRADE-05]', async () => {
    site.configure({ 'tradeIn.offerDays': 14 })
    await offered()
    const { rows } = await site.pool.query(
      `SELECT (valid_until AT TIME ZONE 'Australia/Brisbane')::text AS ends,
         ((created_at AT TIME ZONE 'Australia/Brisbane')::date + 14)::text AS day FROM valuations`,
    )
    expect(rows[0]?.ends).toBe(`${rows[0]?.day} 23:59:59`)
  })

  it('says that an estimate is generally not given above the limits [TRADE-06]', async () => {
    const { token } = await offered({ kms: '140000' })
    expect((await view(token))?.warning).toMatch(
      /generally not given for cars over 7 years old or over 100,000 km/,
    )
  })

  it('tells shoppers without an offer that staff will call [TRADE-01]', async () => {
    const { token } = await offered({ make: 'Lada' })
    expect(await view(token)).toMatchObject({ state: 'unvalued', figures: null, validUntil: null })
  })

  it.each([
    [
      'another website',
      (token: string) => [token, { ...site.context(), id: 2 as TenantContext['id'] }] as const,
    ],
    ['a changed id', (token: string) => [changedAt(token, 0), site.context()] as const],
    ['a changed signature', (token: string) => [changedAt(token, 17), site.context()] as const],
    ['no token', () => ['', site.context()] as const],
  ])('is missing with %s', async (_, changed) => {
    const { token } = await offered()
    const [other, ctx] = changed(token)
    expect(await viewOffer(ctx, other, new Date())).toBeNull()
  })

  it('is missing once the person’s data was erased', async () => {
    const { token } = await offered()
    await site.pool.query('UPDATE leads SET erased_at = now()')
    expect(await view(token)).toBeNull()
    expect((await accept(token)).status).toBe(404)
  })
})

describe('accepting an offer', () => {
  it('marks the lead, notes it and delivers it again [MSL-05, TRADE-02, TRADE-09]', async () => {
    const { token, leadId } = await offered()
    expect(await accept(token)).toMatchObject({
      status: 200,
      said: { lead_id: leadId, form_completed: true, offer_accepted: true, subcategory: '3. Offer Accepted' },
    })
    expect(await site.leads()).toMatchObject([
      { subcategory: '3. Offer Accepted', form_completed: true, offer_accepted: true },
    ])
    expect(await site.valuations()).toMatchObject([{ accepted_at: expect.any(Date) }])
    expect(await notes()).toEqual([
      { kind: 'system', text: 'The shopper accepted the trade-in offer of $24,800.' },
    ])
    const deliveries = await site.deliveries()
    expect(deliveries).toHaveLength(2)
    expect(new Set(deliveries.map((delivery) => delivery.delivery_id)).size).toBe(2)
    expect(deliveries.map(({ target, state }) => [target, state])).toEqual([
      ['sales-1@example.com', 'pending'],
      ['sales-1@example.com', 'pending'],
    ])
    expect(await site.due()).toBe(2)
    expect(await view(token)).toMatchObject({ state: 'accepted' })
  })

  it('works without JavaScript, and leads back to the offer [MSL-05]', async () => {
    const { token } = await offered()
    expect(await accept(token, HTML)).toMatchObject({ status: 303, location: `/trade-in-offer/${token}` })
    expect(await site.leads()).toMatchObject([{ offer_accepted: true }])
  })

  it('emails the shopper the signed link with the offer, and again once it is accepted [TRADE-01, MSL-05]', async () => {
    const { token } = await offered({ badge: 'S', rego: 'ABC123', regoState: 'NSW' })
    await accept(token)
    const sent = await mails()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['sam@example.com', 'Our offer for your 2020 Kia Sportage S'],
      ['sam@example.com', 'You accepted our offer for your 2020 Kia Sportage S'],
    ])
    for (const { text } of sent) {
      expect(text).toMatch(/^Hi Sam,\n/)
      expect(text).toContain(`http://tenant-1.localhost:3000/trade-in-offer/${token}`)
      expect(text).toContain('$24,800')
      expect(text).not.toContain('ABC123')
    }
    expect(sent[0]?.text).toContain('$23,100 to $26,600')
  })

  it('emails nobody about a vehicle without an offer, nor a lead that looks like spam [TRADE-01]', async () => {
    await offered({ make: 'Lada' })
    await offered({}, { company_website: 'https://spam.example' })
    expect(await site.valuations()).toHaveLength(2)
    expect(await mails()).toEqual([])
  })

  it('emails and saves the offer once its lead is released as not spam, and not again [TRADE-01, TRADE-03]', async () => {
    const { releaseSpam } = await import('@/server/enquiries/release-spam')
    const { inTransaction } = await import('@/server/clients/in-transaction')
    await offered({}, { company_website: 'https://spam.example' })
    const saves = { 'tradeIn.saveCall': true, 'integrations.miscellaneousUrl': 'https://saves.example' }
    await site.pool.query('UPDATE tenants SET settings = $1 WHERE id = 1', [JSON.stringify(saves)])
    const [lead] = await site.leads()
    const release = () =>
      inTransaction(site.pool, (client) => releaseSpam(client, Number(lead?.id), new Date()))
    expect(await release()).toBe(true)
    await site.pool.query('UPDATE leads SET is_spam = true')
    expect(await release()).toBe(true)
    await site.pool.query('UPDATE tenants SET settings = NULL WHERE id = 1')
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Our offer for your 2020 Kia Sportage'])
    const tasks = (await site.jobs()).map((job) => job.task_identifier)
    expect(tasks.filter((task) => task === 'save-valuation')).toHaveLength(1)
  })

  it('happens once, however often and at the same time it is asked [MSL-05]', async () => {
    const { token } = await offered()
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    await accept(token)
    expect(await site.deliveries()).toHaveLength(2)
    expect(await notes()).toHaveLength(1)
  })

  it('is possible until the offer ends, and then says so [TRADE-05]', async () => {
    const { token } = await offered()
    await site.pool.query(`UPDATE valuations SET valid_until = now() - interval '1 second'`)
    expect(await accept(token)).toMatchObject({ status: 410 })
    expect(await accept(token, HTML)).toMatchObject({ status: 303, location: `/trade-in-offer/${token}` })
    expect(await view(token)).toMatchObject({ state: 'expired' })
    expect(await site.leads()).toMatchObject([{ subcategory: '2. Valued', offer_accepted: false }])
    expect(await site.deliveries()).toHaveLength(1)
  })

  it('stays accepted after the offer would have ended [MSL-05]', async () => {
    const { token } = await offered()
    await accept(token)
    await site.pool.query(`UPDATE valuations SET valid_until = now() - interval '1 second'`)
    expect(await accept(token)).toMatchObject({ status: 200 })
  })

  it('is not possible without an offer [MSL-05]', async () => {
    const { token } = await offered({ make: 'Lada' })
    expect(await accept(token)).toMatchObject({ status: 409 })
    expect(await site.leads()).toMatchObject([{ subcategory: '1. Started', offer_accepted: false }])
  })

  it('is refused from a page of another site, with a forged token, and on another website', async () => {
    const { token } = await offered()
    expect(await accept(token, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 })
    expect(await accept(changedAt(token, 17))).toMatchObject({ status: 404 })
    expect(await accept(token, {}, OTHER_HOST)).toMatchObject({ status: 404 })
    expect(await accept(token, HTML, 'unknown.localhost')).toMatchObject({ status: 404 })
    expect(await site.leads()).toMatchObject([{ offer_accepted: false }])
  })

  it('does not deliver a lead that is marked as spam [MSL-05]', async () => {
    const { token } = await offered()
    await site.pool.query('UPDATE leads SET is_spam = true')
    expect(await accept(token)).toMatchObject({ status: 200 })
    expect(await site.deliveries()).toHaveLength(1)
    expect(await site.leads()).toMatchObject([{ subcategory: '3. Offer Accepted' }])
  })

  it('by two shoppers at once delivers each lead once more [MSL-05]', async () => {
    const tokens = [await offered(), await offered()].map(({ token }) => token)
    await Promise.all(tokens.map((token) => accept(token)))
    expect(await site.deliveries()).toHaveLength(4)
  })
})
