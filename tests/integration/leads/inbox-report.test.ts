import type { InboxPage } from '@/domain/leads/inbox/inbox-row'
import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import type { LeadReport, ReportWebsite } from '@/domain/leads/inbox/lead-report'
import { locationTimeZone, zonesByState } from '@/domain/locations/hours/time-zone'
import { database } from '@/server/clients/database'
import { readLeadToDeliver } from '@/server/leads/delivery/read-delivered-lead'
import { timeZoneSql } from '@/server/locations/time-zone-sql'
import { createInboxWorld, type InboxWorld } from './inbox-world'
import { plantLead } from './plant-lead'

let world: InboxWorld

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute))

beforeAll(async () => {
  world = await createInboxWorld()
  const { own, foreign } = world.sites
  const { north, south } = world.yards
  const seller = { assigned_to_id: world.people['sales-staff'].id, status: 'contacted' }
  const campaign = {
    url: 'https://own.example/cars/rio?utm_source=news',
    linked_query_params: { utm_source: 'news' },
  }
  await plantLead(own.id, {
    created_at: at(0),
    contacted_at: at(4),
    location_id: north,
    ...seller,
    source: campaign,
  })
  await plantLead(own.id, { created_at: at(0), contacted_at: at(10), location_id: north, ...seller })
  await plantLead(own.id, {
    created_at: at(0),
    location_id: south,
    name: '=HYPERLINK("x")',
    message: 'a, "b"',
  })
  await plantLead(own.id, { created_at: at(0), is_spam: true })
  await plantLead(own.id, { created_at: new Date('2026-11-18T14:30:00Z'), location_id: south, name: 'Early' })
  await plantLead(foreign.id, { created_at: at(0), name: 'Foreigner' })
})
afterAll(() => world?.close())

const RANGE = 'from=2026-11-18&to=2026-11-20'

async function report(token: string, query = RANGE): Promise<LeadReport> {
  const { status, data } = await world.call<LeadReport>(token, 'GET', `/report?${query}`)
  expect(status).toBe(200)
  return data
}

describe('the report', () => {
  it('has response times by location and by person', async () => {
    const { byLocation, byPerson } = await report(world.people['group-admin'].token)
    expect(byLocation).toEqual([
      { label: 'Yard north', contacted: 2, waiting: 0, median: 420, p90: 600 },
      { label: 'Yard south', contacted: 0, waiting: 2, median: null, p90: null },
    ])
    expect(byPerson?.map(({ label, contacted }) => [label, contacted])).toEqual([
      ['Nobody', 0],
      ['Sales', 2],
    ])
  })

  it('counts genuine leads by source, page, form, status and day of the location', async () => {
    const counted = await report(world.people['group-admin'].token)
    expect(counted.total).toBe(4)
    expect(counted.bySource).toEqual([
      { label: 'No campaign', count: 3 },
      { label: 'news', count: 1 },
    ])
    expect(counted.byPage).toContainEqual({ label: '/cars/rio', count: 1 })
    expect(counted.byForm).toEqual([{ label: 'Enquiry', count: 4 }])
    // 14:30 UTC on the 18th is after midnight in Sydney.
    expect(counted.byDay.map(({ count }) => count)).toEqual([0, 1, 3])
  })

  it('gives marketing staff the counts of their websites and no names [TEN-01]', async () => {
    const marketing = world.people['marketing-staff'].token
    const counted = await report(marketing)
    expect([counted.total, counted.byPerson]).toEqual([4, null])
    expect((await world.call(marketing, 'POST', '/inbox', { filters: {} })).status).toBe(403)
    expect((await world.call(marketing, 'GET', '/export')).status).toBe(403)
  })

  it('counts only leads of the websites and locations that the person reaches', async () => {
    expect((await report(world.northSales.token)).total).toBe(2)
    const foreign = `${RANGE}&website=${world.sites.foreign.id}`
    expect((await report(world.people['group-admin'].token, foreign)).total).toBe(0)
    expect((await world.call(null, 'GET', `/report?${RANGE}`)).status).toBe(403)
  })

  it.each<[query: string, message: string]>([
    ['from=2026-11-20&to=2026-11-18', 'to must not be before from.'],
    ['from=2020-01-01&to=2026-11-18', 'A report covers one year at most.'],
    ['from=2026-02-31&to=2026-11-18', 'from must be a date'],
    ['', 'from must be a date'],
  ])('refuses the range %p', async (query, message) => {
    const refused = await world.call(world.people['group-admin'].token, 'GET', `/report?${query}`)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('times', () => {
  afterAll(async () => {
    await database().query(`DELETE FROM leads WHERE form_key = 'west'`)
    await database().query('UPDATE locations SET address_state = NULL WHERE id = $1', [world.yards.south])
  })

  it('are those of the lead’s location, in the report, the inbox, the export and the deliveries [ENT-09]', async () => {
    const { own } = world.sites
    const { token } = world.people['group-admin']
    await database().query(`UPDATE locations SET address_state = 'Western Australia' WHERE id = $1`, [
      world.yards.south,
    ])
    const west = {
      location_id: world.yards.south,
      form_key: 'west',
      created_at: new Date('2026-09-10T15:30:00Z'),
    }
    const { id, publicId } = await plantLead(own.id, west)
    await plantLead(own.id, { ...west, location_id: world.yards.north })
    const { byDay } = await report(token, 'from=2026-09-10&to=2026-09-11')
    // It is 23:30 in Perth, and 1:30 on the next day in Sydney.
    expect(byDay.map(({ count }) => count)).toEqual([1, 1])
    const shown = await world.call<LeadView>(token, 'GET', `/inbox/${publicId}`)
    expect(shown.data.lead.timeZone).toBe('Australia/Perth')
    const filters = { location: world.yards.south, form: 'west' }
    const inbox = await world.call<InboxPage>(token, 'POST', '/inbox', { filters })
    expect(inbox.data.rows.map(({ timeZone }) => timeZone)).toEqual(['Australia/Perth'])
    const { text } = await world.call(token, 'GET', `/export?form=west&location=${world.yards.south}`)
    expect(text).toContain('\n2026-09-10T23:30:00+08:00,')
    const delivered = await readLeadToDeliver(database(), { leadId: id, ruleId: null, deliveryId: 'd' })
    expect(delivered?.lead.site.timeZone).toBe('Australia/Perth')
    const websites = await world.call<ReportWebsite[]>(token, 'GET', '/report-websites')
    expect(websites.data.find(({ value }) => value === own.id)?.timeZone).toBe('Australia/Sydney')
  })

  it('are in the same zone by SQL and by the rule of the domain, for every spelling of a state [ENT-09]', async () => {
    const states = [...zonesByState.keys(), ' vic ', 'nowhere', '', null]
    for (const zone of [null, 'Australia/Eucla'])
      for (const state of states) {
        const { rows } = await database().query(`SELECT ${timeZoneSql('$1::text', '$2::text')} AS zone`, [
          zone,
          state,
        ])
        expect(rows[0].zone).toBe(locationTimeZone({ zone, state }))
      }
  })
})

describe('the export', () => {
  const rows = (text: string) => text.trimEnd().split('\r\n')

  it('has the filtered leads of the person, and no cell that a spreadsheet would run', async () => {
    const { status, text } = await world.call(
      world.people['group-admin'].token,
      'GET',
      `/export?location=${world.yards.south}`,
    )
    expect(status).toBe(200)
    const [heading, newest, ...others] = rows(text)
    expect(heading).toMatch(/^\uFEFF?Received,Website,Location,Form/)
    expect(newest).toContain(`"'=HYPERLINK(""x"")"`)
    expect(newest).toContain('"a, ""b"""')
    expect(others).toHaveLength(1)
  })

  it('takes a search text in the body of a POST', async () => {
    const token = world.people['group-admin'].token
    const { text } = await world.call(token, 'POST', '/export', { text: 'early' })
    expect(rows(text)).toHaveLength(2)
  })

  it('has every lead of a long list, once', async () => {
    const { own } = world.sites
    for (let lead = 0; lead < 1001; lead++) {
      await plantLead(own.id, { form_key: 'long', created_at: at(-500 - (lead % 7)) })
    }
    const { text } = await world.call(world.people['sales-staff'].token, 'GET', '/export?form=long')
    const ids = rows(text)
      .slice(1)
      .map((row) => row.split(',').at(-1))
    expect(ids).toHaveLength(1001)
    expect(new Set(ids).size).toBe(1001)
  })

  it('has nothing of another group', async () => {
    const { text } = await world.call(world.people['group-admin'].token, 'GET', '/export')
    expect(text).not.toContain('Foreigner')
  })
})
