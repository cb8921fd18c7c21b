import { type LeadSite, openLeadSite } from './lead-site'

/** 24 November, 07:30 in Perth, where the website's main location is. */
const MORNING = new Date('2026-11-23T23:30:00Z')
const HOUR = 3_600_000
const hoursBefore = (hours: number) => new Date(MORNING.getTime() - hours * HOUR)

let site: LeadSite
let sendDigests: typeof import('@/server/leads/notices/send-digests')['sendDigests']
let alertUnrouted: typeof import('@/server/leads/notices/alert-unrouted')['alertUnrouted']

beforeAll(async () => {
  site = await openLeadSite()
  process.env.DATABASE_URL = site.url
  sendDigests = (await import('@/server/leads/notices/send-digests')).sendDigests
  alertUnrouted = (await import('@/server/leads/notices/alert-unrouted')).alertUnrouted
  await site.addPerson('admin@example.com')
  await site.addPerson('second@example.com')
  await site.addPerson('platform@example.com', 'platform-admin')
})
beforeEach(async () => {
  await site.pool.query('TRUNCATE leads.mails, leads.notices; DELETE FROM lead_deliveries; DELETE FROM leads')
  await site.pool.query('UPDATE tenants SET settings = NULL')
})
afterAll(async () => {
  await (await import('@/server/clients/database')).database().end()
  await site.close()
})

async function mails(): Promise<{ to: string; subject: string; text: string }[]> {
  return (await site.pool.query('SELECT "to", subject, text FROM leads.mails ORDER BY id')).rows
}
const set = (settings: object) =>
  site.pool.query('UPDATE tenants SET settings = $1', [JSON.stringify(settings)])

describe('The digest', () => {
  it('goes to each admin of the group at seven, with yesterday’s counts and no names [ENQ-18]', async () => {
    const yesterday = { created_at: hoursBefore(10) }
    await site.addLead(yesterday)
    await site.addLead({ ...yesterday, status: 'contacted' })
    await site.addLead({ ...yesterday, form_name: 'Test drive' })
    await site.addLead({ ...yesterday, is_spam: true })
    await site.addLead({ created_at: hoursBefore(2) })
    await site.addLead({ created_at: hoursBefore(40) })
    await sendDigests(site.pool, MORNING)
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual(['admin@example.com', 'second@example.com'])
    expect(sent[0]?.subject).toBe('Site: 3 leads yesterday')
    expect(sent[0]?.text).toContain(
      'Site: 3 leads\nBy form: Enquiry 2, Test drive 1\nBy state: New 2, Contacted 1\nMarked as spam: 1',
    )
    expect(sent[0]?.text).not.toMatch(/robin|testperson|4123/i)
  })

  it('is sent once, however many workers look', async () => {
    await site.addLead({ created_at: hoursBefore(10) })
    await Promise.all(Array.from({ length: 5 }, () => sendDigests(site.pool, MORNING)))
    expect(await mails()).toHaveLength(2)
    await sendDigests(site.pool, new Date(MORNING.getTime() + HOUR))
    expect(await mails()).toHaveLength(2)
  })

  it('is not sent before seven, after noon, on a quiet day, or if the website turned it off', async () => {
    await sendDigests(site.pool, MORNING)
    expect(await mails()).toEqual([])
    await site.pool.query('TRUNCATE leads.notices')
    await site.addLead({ created_at: hoursBefore(10) })
    await sendDigests(site.pool, hoursBefore(1))
    await sendDigests(site.pool, hoursBefore(-5))
    await set({ 'leads.dailyDigest': false })
    await sendDigests(site.pool, MORNING)
    expect(await mails()).toEqual([])
  })
})

describe('Leads that no rule matches', () => {
  it('are reported once a day, as counts by form, to the chosen addresses [ENQ-18]', async () => {
    await set({ 'leads.alertEmails': ['owner@example.com'] })
    await site.addLead({ created_at: hoursBefore(1) })
    await site.addLead({ created_at: hoursBefore(2) })
    await site.addLead({ created_at: hoursBefore(2), form_name: 'Careers' })
    await site.addLead({ created_at: hoursBefore(2), form_name: 'Spam', is_spam: true })
    const delivered = await site.addDelivery('email', 'sales@example.com', {
      lead: { form_name: 'Routed', created_at: hoursBefore(1) },
    })
    expect(delivered).toBeGreaterThan(0)
    await Promise.all([alertUnrouted(site.pool, MORNING), alertUnrouted(site.pool, MORNING)])
    const sent = await mails()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@example.com', 'Site: Leads that no delivery rule matches'],
    ])
    expect(sent[0]?.text).toContain('Enquiry: 2\nCareers: 1')
    expect(sent[0]?.text).not.toMatch(/Routed|Spam|robin/i)
  })

  it('are reported to the group’s admins if no address is chosen, and not if there are none', async () => {
    await alertUnrouted(site.pool, MORNING)
    expect(await mails()).toEqual([])
    await site.addLead({ created_at: hoursBefore(1) })
    await alertUnrouted(site.pool, MORNING)
    expect((await mails()).map(({ to }) => to)).toEqual(['admin@example.com', 'second@example.com'])
  })
})
