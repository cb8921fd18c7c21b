import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ExplainedRule } from '@/domain/leads/delivery/plan-deliveries'
import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import type { RuleChoices } from '@/domain/leads/inbox/rule-choices'
import { database } from '@/server/clients/database'
import { readDue } from '@/server/leads/delivery/claim-deliveries'
import { uploadStore } from '@/server/uploads/configured-store'
import { createInboxWorld, type InboxWorld } from './inbox-world'
import { type Planted, plantLead } from './plant-lead'

let world: InboxWorld
let group: string
let sales: string

beforeAll(async () => {
  world = await createInboxWorld()
  group = world.people['group-admin'].token
  sales = world.people['sales-staff'].token
  await world.payload.create({
    collection: 'lead-rules',
    data: {
      tenant: world.sites.own.id,
      name: 'Everything',
      is_active: true,
      method: 'email',
      emails: ['yard@own.example'],
    },
  })
})
afterAll(() => world?.close())

async function plantDelivery({ id }: Planted, state = 'undelivered'): Promise<string> {
  const deliveryId = randomUUID()
  await database().query(
    `INSERT INTO lead_deliveries (tenant_id, lead_id, method, target, state, delivery_id, attempts, reason, log)
     VALUES ($1, $2, 'email', 'yard@own.example', $3, $4, 3, 'No answer', $5)`,
    [
      world.sites.own.id,
      id,
      state,
      deliveryId,
      JSON.stringify([{ at: '2026-11-20T00:00:00.000Z', ok: false, answer: '421 Busy' }]),
    ],
  )
  return deliveryId
}

async function view(publicId: string): Promise<LeadView> {
  return (await world.call<LeadView>(group, 'GET', `/inbox/${publicId}`)).data
}

describe('a delivery', () => {
  it('is shown with every attempt, and sent again with the same id', async () => {
    const lead = await plantLead(world.sites.own.id)
    const id = await plantDelivery(lead)
    const { deliveries } = await view(lead.publicId)
    expect(deliveries).toMatchObject([
      { id, state: 'undelivered', reason: 'No answer', log: [{ ok: false, answer: '421 Busy' }] },
    ])
    const again = await world.call(sales, 'POST', `/inbox/${lead.publicId}/deliveries/${id}/resend`)
    expect(again.status).toBe(200)
    expect(await readDue(database(), { hosts: [], mails: false })).toMatchObject([
      { target: 'yard@own.example' },
    ])
    const after = await view(lead.publicId)
    expect(after.deliveries).toMatchObject([{ id, state: 'pending' }])
    expect(after.notes).toMatchObject([{ kind: 'resent', text: 'Sent again to yard@own.example' }])
  })

  it('that is pending is not sent twice', async () => {
    const lead = await plantLead(world.sites.own.id)
    const id = await plantDelivery(lead, 'pending')
    const refused = await world.call(sales, 'POST', `/inbox/${lead.publicId}/deliveries/${id}/resend`)
    expect(refused.status).toBe(409)
    expect((await view(lead.publicId)).notes).toEqual([])
  })

  it('of another lead is not found', async () => {
    const lead = await plantLead(world.sites.own.id)
    const foreign = await plantDelivery(await plantLead(world.sites.foreign.id))
    const refused = await world.call(group, 'POST', `/inbox/${lead.publicId}/deliveries/${foreign}/resend`)
    expect(refused.status).toBe(404)
  })
})

describe('a lead that is not spam', () => {
  it('moves to the inbox and is delivered by the rules, once', async () => {
    const lead = await plantLead(world.sites.own.id, { is_spam: true, category: 'Sales' })
    const release = () => world.call(sales, 'PATCH', `/inbox/${lead.publicId}`, { isSpam: false })
    expect((await release()).status).toBe(200)
    expect((await release()).status).toBe(200)
    const { lead: shown, deliveries, notes } = await view(lead.publicId)
    expect(shown.isSpam).toBe(false)
    expect(deliveries).toMatchObject([{ rule: 'Everything', target: 'yard@own.example', state: 'pending' }])
    expect(notes).toMatchObject([{ kind: 'spam', text: 'Marked as not spam' }])
  })
})

describe('a file', () => {
  it('is downloaded by people who reach the lead, and never opened as a page', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'lead-file-')), 'cv')
    await writeFile(path, '<script>alert(1)</script>')
    const key = `${randomUUID()}.html`
    await uploadStore().write('leads', key, path)
    const files = JSON.stringify([{ name: 'my “cv”.html', size: 25, type: 'text/html', key }])
    const lead = await plantLead(world.sites.own.id, { files })
    expect((await view(lead.publicId)).lead.files).toEqual([
      { name: 'my “cv”.html', size: 25, type: 'text/html', number: 0 },
    ])
    const open = (token: string, number = '0') =>
      world.rest({ method: 'GET', path: `/leads/inbox/${lead.publicId}/files/${number}`, token })
    const { status, text, headers } = await open(sales)
    expect([status, text]).toEqual([200, '<script>alert(1)</script>'])
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''my%20/)
    expect((await open(sales, '1')).status).toBe(404)
    expect((await open(sales, 'constructor')).status).toBe(404)
    expect((await open(world.northSales.token)).status).toBe(404)
    expect((await open(world.people['marketing-staff'].token)).status).toBe(403)
  })
})

describe('the tester of delivery rules', () => {
  const lead = { form: 'enquiry', category: 'Sales', carType: null, location: null, dealership: null }

  const attempt = (token: string, body: object) =>
    world.rest({ method: 'POST', path: '/lead-rules/try', token, body })

  it('says which rules match and why others do not', async () => {
    await world.payload.create({
      collection: 'lead-rules',
      data: {
        tenant: world.sites.own.id,
        name: 'Used cars',
        is_active: true,
        method: 'email',
        emails: ['used@own.example'],
        car_types: ['used'],
      },
    })
    const { text } = await attempt(group, { ...lead, website: world.sites.own.id })
    const rules = JSON.parse(text) as ExplainedRule[]
    expect(rules.map(({ name, matches, reason }) => [name, matches, reason])).toEqual([
      ['Everything', true, null],
      ['Used cars', false, 'The lead has no vehicle.'],
    ])
  })

  it('answers admins about their own websites only', async () => {
    expect((await attempt(group, { ...lead, website: world.sites.foreign.id })).status).toBe(404)
    expect((await attempt(sales, { ...lead, website: world.sites.own.id })).status).toBe(403)
    const { text } = await world.rest({ method: 'GET', path: '/lead-rules/try-choices', token: group })
    const { websites, locations } = JSON.parse(text) as RuleChoices
    const { own, sibling } = world.sites
    expect(websites.map(({ value }) => value).toSorted()).toEqual([own.id, sibling.id].toSorted())
    expect(new Set(locations.map(({ website }) => website))).toEqual(new Set([own.id]))
  })
})
