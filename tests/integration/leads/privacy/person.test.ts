import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { jest } from '@jest/globals'
import { database } from '@/server/clients/database'
import { eraseOldLeads } from '@/server/leads/privacy/erase-old-leads'
import { recordConsent } from '@/server/leads/subscriptions/subscriptions'
import { log } from '@/server/log/log.mjs'
import { uploadStore } from '@/server/uploads/configured-store'
import type { Lead } from '~/src/payload-types'
import { createWorld, type World } from '../../isolation/world'
import { plantLead } from './plant-lead'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())
beforeEach(async () => {
  await database().query(
    'TRUNCATE leads, lead_notes, lead_deliveries, valuations, outbox, leads.subscriptions, leads.mails, shoppers CASCADE',
  )
})

type Someone = keyof World['people'] | 'anonymous'

const call = async (who: Someone, what: 'export' | 'erase', body: unknown) => {
  const token = who === 'anonymous' ? null : world.people[who].token
  const { status, text } = await world.rest({
    method: 'POST',
    path: `/leads/person/${what}`,
    token,
    body: body as object,
  })
  return { status, text, json: JSON.parse(text) }
}

const MIA = { email: 'mia@example.com' }
const PERSONAL = /mia|chen|0?412345678|toyota dealer|ABC123|1HGCM82633A004352/i

async function storeFile(key: string) {
  const source = path.join(await mkdtemp(path.join(tmpdir(), 'lead-file-')), 'resume.pdf')
  await writeFile(source, 'the resume of Mia')
  await uploadStore().write('leads', key, source)
}

/** A lead with everything that can hold personal data. */
async function plantFull(place: 'own' | 'sibling' | 'foreign', data: Partial<Lead> = {}): Promise<Lead> {
  const site = world.sites[place]
  const key = `${place}-resume.pdf`
  await storeFile(key)
  const lead = await plantLead(world, site, {
    postcode: '4350',
    answers: { suburb: 'Chen Street' },
    consents: [
      { name: 'opt_in', text: 'Send me offers.', at: '2026-11-01T00:00:00Z', given: true, email: 'mia@x.au' },
    ],
    files: [{ name: 'mia.pdf', size: 17, type: 'application/pdf', key }],
    source: { url: 'https://own.example/contact?email=mia@example.com', user_agent: 'Mia’s phone' },
    spam_reasons: ['mia@example.com is on a list'],
    person_key: 'a key',
    opt_in: true,
    ...data,
  })
  const of = { tenant: site.id, lead: lead.id }
  const { payload } = world
  await payload.create({ collection: 'lead-notes', data: { ...of, kind: 'note', text: 'Mia calls back' } })
  await payload.create({
    collection: 'lead-notes',
    data: { ...of, kind: 'status', text: 'Mia was contacted', detail: { from: 'new', to: 'contacted' } },
  })
  const delivery = { ...of, method: 'email' as const, target: 'sales@dealer.example', attempts: 0 }
  await payload.create({
    collection: 'lead-deliveries',
    data: { ...delivery, delivery_id: `done-${lead.id}`, state: 'delivered' },
  })
  await payload.create({
    collection: 'lead-deliveries',
    data: { ...delivery, delivery_id: `pending-${lead.id}`, state: 'pending' },
  })
  await payload.create({
    collection: 'valuations',
    data: {
      ...of,
      make: 'Toyota',
      low: 10_000,
      rego: 'ABC123',
      rego_state: 'QLD',
      condition: { notes: 'Scratch by Mia' },
      basis: { vin: '1HGCM82633A004352', comparables: 12 },
      public_id: `valuation-${lead.id}`,
    },
  })
  const mail = {
    to: 'sales@dealer.example',
    subject: 'New lead',
    text: 'From Mia, MIA@example.com',
    tenant: site.id,
  }
  await payload.create({ collection: 'outbox', data: mail })
  await database().query(
    `INSERT INTO leads.mails (tenant_id, lead_id, "to", subject, text) VALUES ($1, $2, $3, 'Received', 'Dear Mia'),
       ($1, NULL, 'sales@dealer.example', 'Alert', 'Not delivered: mia@example.com')`,
    [site.id, lead.id, 'Mia@example.com'],
  )
  await recordConsent(
    database(),
    { id: site.id, groupId: site.groupId },
    {
      leadId: lead.id,
      email: 'Mia@example.com',
      text: 'Send me offers.',
      at: new Date('2026-11-01T00:00:00Z'),
    },
  )
  return lead
}

const exists = async (key: string) => {
  const stored = await uploadStore().open('leads', key)
  stored?.body.destroy()
  return stored !== null
}

/** Everything that the database holds about a lead, as text. */
async function heldOf({ id, tenant }: Lead): Promise<string> {
  const { rows } = await database().query(
    `SELECT to_jsonb(leads) AS lead,
       (SELECT jsonb_agg(n ORDER BY n.id) FROM lead_notes n WHERE lead_id = $1) AS notes,
       (SELECT jsonb_agg(d ORDER BY d.id) FROM lead_deliveries d WHERE lead_id = $1) AS deliveries,
       (SELECT jsonb_agg(v) FROM valuations v WHERE lead_id = $1) AS valuations,
       (SELECT jsonb_agg(o) FROM outbox o WHERE tenant_id = $2) AS outbox,
       (SELECT jsonb_agg(m) FROM leads.mails m WHERE tenant_id = $2) AS mails,
       (SELECT jsonb_agg(s) FROM leads.subscriptions s WHERE tenant_id = $2) AS subscriptions
     FROM leads WHERE id = $1`,
    [id, tenant],
  )
  return JSON.stringify(rows[0])
}

async function plantAccount(where: keyof typeof world.sites): Promise<void> {
  const { rows } = await database().query<{ id: number }>(
    `INSERT INTO shoppers (tenant_id, scope, email) VALUES ($1, $2, 'mia@example.com') RETURNING id`,
    [world.sites[where].id, `t:${world.sites[where].id}`],
  )
  await database().query(
    `INSERT INTO shopper.searches (shopper_id, tenant_id, address, name, asked, alert, after_id)
     VALUES ($1, $2, '/search', 'Utes', '{}', 'daily', 0)`,
    [rows[0]?.id, world.sites[where].id],
  )
}

describe('the export of a person', () => {
  it('contains everything that the admin’s websites hold, and nothing of another group’s', async () => {
    await plantFull('own')
    await plantFull('sibling', { email: 'MIA@Example.com' })
    await plantLead(world, world.sites.foreign)
    await plantAccount('own')
    await plantAccount('foreign')
    await plantLead(world, world.sites.own, {
      name: 'Noah',
      email: 'noah@example.com',
      phone: '+61499999999',
    })
    const { status, json, text } = await call('group-admin', 'export', { email: ' Mia@example.COM ' })
    expect(status).toBe(200)
    expect(json.leads.map(({ website }: { website: string }) => website)).toEqual([
      'Site own-site',
      'Site sibling-site',
    ])
    expect(json.leads[0]).toMatchObject({
      name: 'Mia',
      message: 'Is it still there?',
      answers: { suburb: 'Chen Street' },
      files: [{ name: 'mia.pdf' }],
      notes: [{ text: 'Mia calls back' }, { text: 'Mia was contacted' }],
      deliveries: [{ target: 'sales@dealer.example', state: 'delivered' }, { state: 'pending' }],
      valuations: [{ rego: 'ABC123' }],
      testDrives: [],
    })
    expect(json.subscriptions).toHaveLength(2)
    expect(json.mails).toMatchObject([{ text: 'Dear Mia' }, { text: 'Dear Mia' }])
    expect(json.accounts).toMatchObject([
      { website: 'Site own-site', email: 'mia@example.com', searches: [{ name: 'Utes', emails: 'daily' }] },
    ])
    expect(json.subscriptions[0]).toMatchObject({ email: 'mia@example.com', consent_text: 'Send me offers.' })
    expect(text).not.toMatch(/noah|foreign-site|person_key|idempotency_key/i)
    expect((await call('platform-admin', 'export', MIA)).json.leads).toHaveLength(3)
  })

  it('finds a person by phone number in any spelling', async () => {
    await plantLead(world, world.sites.own, { email: null })
    for (const phone of ['0412 345 678', '+61 412 345 678', '(04) 1234-5678']) {
      expect((await call('group-admin', 'export', { phone })).json.leads).toHaveLength(1)
    }
    expect((await call('group-admin', 'export', { phone: '0412 345 679' })).json.leads).toEqual([])
  })

  it('is noted in the history of each lead with the admin who did it', async () => {
    const lead = await plantLead(world, world.sites.own)
    await call('group-admin', 'export', MIA)
    const { docs } = await world.payload.find({
      collection: 'lead-notes',
      where: { lead: { equals: lead.id } },
      depth: 0,
    })
    expect(docs).toMatchObject([
      { kind: 'system', text: 'The personal data was exported.', author: world.people['group-admin'].id },
    ])
  })

  it.each(['anonymous', 'marketing-staff', 'sales-staff'] as const)('is refused to %s', async (who) => {
    await plantLead(world, world.sites.own)
    for (const what of ['export', 'erase'] as const) {
      const { status, text } = await call(who, what, { ...MIA, confirm: 'ERASE' })
      expect([what, status]).toEqual([what, 403])
      expect(text).not.toContain('mia')
    }
    expect(
      await world.payload.count({ collection: 'leads', where: { name: { equals: 'Mia' } } }),
    ).toMatchObject({
      totalDocs: 1,
    })
  })

  it.each([{}, { email: 'mia' }, { email: 7 }, { phone: 'none' }, { ...MIA, phone: '0412345678' }, []])(
    'is refused without one valid email address or phone number: %j',
    async (body) => {
      const { status, json } = await call('group-admin', 'export', body)
      expect(status).toBe(400)
      expect(json.errors[0].message).toEqual(expect.any(String))
    },
  )
})

describe('the erasure of a person', () => {
  it('leaves nothing personal in the admin’s websites, while counts, consents’ texts and targets stay', async () => {
    const lead = await plantFull('own')
    const foreign = await plantFull('foreign')
    await plantAccount('own')
    await plantAccount('foreign')
    const other = await plantLead(world, world.sites.own, { name: 'Noah', email: 'noah@example.com' })
    const lines = jest.spyOn(log, 'info')
    const { status, json } = await call('group-admin', 'erase', { ...MIA, confirm: 'ERASE' })
    expect(status).toBe(200)
    expect(json.erased).toEqual({ leads: 1, subscriptions: 1, mails: 3 })
    const accounts = await database().query('SELECT tenant_id FROM shoppers')
    expect(accounts.rows).toEqual([{ tenant_id: world.sites.foreign.id }])
    const held = await heldOf(lead)
    expect(held).not.toMatch(PERSONAL)
    const left = JSON.parse(held)
    expect(left.lead).toMatchObject({
      form_name: 'Enquiry',
      opt_in: true,
      consents: [{ name: 'opt_in', text: 'Send me offers.', at: '2026-11-01T00:00:00Z', given: true }],
      source: { url: 'https://own.example/contact' },
      erased_at: expect.any(String),
      person_key: null,
    })
    expect(left.notes).toMatchObject([
      { kind: 'note', text: null },
      { kind: 'status', text: null, detail: { from: 'new', to: 'contacted' } },
      {
        kind: 'system',
        text: 'The personal data was erased on request.',
        author_id: world.people['group-admin'].id,
      },
    ])
    expect(left.deliveries).toMatchObject([
      { target: 'sales@dealer.example', state: 'delivered' },
      { target: 'sales@dealer.example', state: 'cancelled' },
    ])
    expect(left.valuations).toMatchObject([
      { make: 'Toyota', low: 10_000, rego: null, basis: { comparables: 12 } },
    ])
    expect(await exists('own-resume.pdf')).toBe(false)
    expect(await exists('foreign-resume.pdf')).toBe(true)
    expect(await heldOf(foreign)).toContain('mia@example.com')
    expect(await heldOf(other)).toContain('noah@example.com')
    expect(JSON.stringify(lines.mock.calls)).not.toMatch(PERSONAL)
    lines.mockRestore()
  })

  it('can be repeated: later leads are erased too, and the first ones stay as they were', async () => {
    await plantLead(world, world.sites.own)
    expect((await call('group-admin', 'erase', { ...MIA, confirm: 'ERASE' })).json.erased.leads).toBe(1)
    await plantLead(world, world.sites.own)
    expect((await call('group-admin', 'erase', { ...MIA, confirm: 'ERASE' })).json.erased.leads).toBe(1)
    expect((await call('group-admin', 'export', MIA)).json.leads).toEqual([])
  })

  it.each([undefined, '', 'erase', 'YES', true])('needs the word ERASE: %j', async (confirm) => {
    await plantLead(world, world.sites.own)
    const { status, text } = await call('group-admin', 'erase', { ...MIA, confirm })
    expect(status).toBe(400)
    expect(text).toContain('Enter ERASE')
    expect((await call('group-admin', 'export', MIA)).json.leads).toHaveLength(1)
  })
})

describe('the nightly erasure', () => {
  const NOW = new Date('2026-11-24T03:00:00Z')

  async function sentOn(place: 'own' | 'sibling', day: string): Promise<Lead> {
    const lead = await plantLead(world, world.sites[place])
    await database().query('UPDATE leads SET created_at = $2 WHERE id = $1', [lead.id, day])
    return lead
  }

  const keep = (months: number | null) =>
    world.payload.update({
      collection: 'tenants',
      id: world.sites.sibling.id,
      data: { settings: months === null ? null : { 'leads.retentionMonths': months } },
    })

  it('erases leads that are older than their website keeps them, and no others [ENT-09]', async () => {
    await keep(3)
    const leads = [
      await sentOn('own', '2024-11-24T02:59:59Z'),
      await sentOn('own', '2024-11-24T03:00:01Z'),
      await sentOn('sibling', '2026-08-24T02:59:59Z'),
      await sentOn('sibling', '2026-08-24T03:00:01Z'),
    ]
    expect(await eraseOldLeads(database(), NOW)).toBe(2)
    const { rows } = await database().query(
      'SELECT name, erased_at FROM leads WHERE id = ANY($1) ORDER BY id',
      [leads.map(({ id }) => id)],
    )
    expect(rows).toEqual([
      { name: null, erased_at: NOW },
      { name: 'Mia', erased_at: null },
      { name: null, erased_at: NOW },
      { name: 'Mia', erased_at: null },
    ])
    expect(await eraseOldLeads(database(), NOW)).toBe(0)
    await keep(null)
  })

  it('erases more leads than fit in one transaction', async () => {
    const { own } = world.sites
    await database().query(
      `INSERT INTO leads (tenant_id, name, public_id, idempotency_key, created_at)
       SELECT $1, 'Mia', 'many-' || n, 'many-' || n, '2020-01-01' FROM generate_series(1, 250) n`,
      [own.id],
    )
    expect(await eraseOldLeads(database(), NOW)).toBe(250)
    expect((await database().query("SELECT FROM leads WHERE name = 'Mia'")).rowCount).toBe(0)
  })
})
