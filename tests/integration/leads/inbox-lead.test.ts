import type { LeadView } from '@/domain/leads/inbox/lead-detail'
import { database } from '@/server/clients/database'
import { Targets } from '../isolation/targets'
import { createInboxWorld, type InboxWorld } from './inbox-world'
import { plantLead } from './plant-lead'

let world: InboxWorld
let group: string
let sales: string

beforeAll(async () => {
  world = await createInboxWorld()
  group = world.people['group-admin'].token
  sales = world.people['sales-staff'].token
})
afterAll(() => world?.close())

const plant = (columns: object = {}) => plantLead(world.sites.own.id, { ...columns })

async function view(publicId: string, token = group): Promise<LeadView> {
  const { status, data } = await world.call<LeadView>(token, 'GET', `/inbox/${publicId}`)
  expect(status).toBe(200)
  return data
}

const change = (publicId: string, body: object, token = sales) =>
  world.call(token, 'PATCH', `/inbox/${publicId}`, body)

const notes = async (publicId: string) => (await view(publicId)).notes.map(({ kind, text }) => [kind, text])

describe('a lead’s view', () => {
  it('has the answers with labels, the consents, the visit and other leads of the person', async () => {
    const earlier = await plant({ person_key: 'dee', created_at: new Date('2026-11-01T00:00:00Z') })
    const consent = { text: 'Send me offers', at: '2026-11-20T00:00:00.000Z', given: true }
    const { publicId } = await plant({
      person_key: 'dee',
      answers: { Rego: 'ABC123', name: 'Ann' },
      consents: JSON.stringify([consent]),
      source: { url: 'https://own.example/cars/kia', visited_pages: ['/', '/cars/kia'] },
      vehicle_snapshot: { name: 'Kia Rio', price_shown: '$19,990 Drive Away' },
    })
    const { lead, others, mayWork } = await view(publicId)
    expect(lead.answers).toEqual([{ label: 'Rego of your trade-in', value: 'ABC123' }])
    expect(lead.consents).toEqual([{ text: consent.text, isGiven: true, at: consent.at }])
    expect(lead.visit.visited).toEqual(['/', '/cars/kia'])
    expect(lead.vehicleThen).toEqual({
      name: 'Kia Rio',
      stockNumber: null,
      price: '$19,990 Drive Away',
    })
    expect(others.map(({ id }) => id)).toEqual([earlier.publicId])
    expect(mayWork).toBe(true)
  })

  it.each([
    ['in_stock', null, 'in_stock'],
    ['in_stock', "now() + interval '1 hour'", 'reserved'],
    ['in_stock', "now() - interval '1 second'", 'in_stock'],
    ['sold', "now() + interval '1 hour'", 'sold'],
  ])('says of a vehicle that is %s and held until %s: %s [CHK-03]', async (status, until, word) => {
    const { id } = await new Targets(world).create('vehicles', 'own', 0)
    await database().query(`UPDATE vehicles SET status = $2, held_until = ${until} WHERE id = $1`, [
      id,
      status,
    ])
    const { publicId } = await plant({ vehicle_id: id })
    expect((await view(publicId)).lead.vehicleNow?.status).toBe(word)
  })

  it('offers the people who work on leads of its website and location', async () => {
    const { publicId } = await plant({ location_id: world.yards.south })
    const offered = (await view(publicId)).people.map(({ label }) => label)
    expect(offered).toContain('Sales')
    expect(offered).toContain('Group admin')
    expect(offered).not.toContain('North sales')
    expect(offered).not.toContain('Platform admin')
  })
})

describe('a change', () => {
  it('of the status is recorded, and the first contact with its time', async () => {
    const { publicId } = await plant()
    expect((await change(publicId, { status: 'appointment' })).status).toBe(200)
    const { lead } = await view(publicId)
    expect([lead.status, lead.contactedAt]).toEqual(['appointment', expect.any(String)])
    expect(await notes(publicId)).toEqual([['status', 'New → Appointment']])
    await change(publicId, { status: 'sold' })
    expect((await view(publicId)).lead.contactedAt).toBe(lead.contactedAt)
  })

  it('to lost does not count as contact', async () => {
    const { publicId } = await plant()
    await change(publicId, { status: 'lost' })
    expect((await view(publicId)).lead.contactedAt).toBeNull()
  })

  it('assigns the lead to a person who works on it, and to nobody else', async () => {
    const { publicId } = await plant()
    const { id } = world.people['sales-staff']
    expect((await change(publicId, { assignedTo: id })).status).toBe(200)
    expect((await view(publicId)).lead.assignedTo).toEqual({ value: id, label: 'Sales' })
    const marketing = await change(publicId, { assignedTo: world.people['marketing-staff'].id })
    expect(marketing.status).toBe(400)
    await change(publicId, { assignedTo: null })
    expect(await notes(publicId)).toEqual([
      ['assigned', 'Assigned to nobody'],
      ['assigned', 'Assigned to Sales'],
    ])
  })

  it('leaves the fields that somebody else changes at the same moment', async () => {
    const { id } = world.people['sales-staff']
    const { publicId } = await plant()
    const answers = await Promise.all([
      change(publicId, { status: 'contacted' }),
      change(publicId, { assignedTo: id }, group),
      ...Array.from({ length: 6 }, (_, index) =>
        world.call(sales, 'POST', `/inbox/${publicId}/notes`, { text: `Note ${index}` }),
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { lead, notes: kept } = await view(publicId)
    expect([lead.status, lead.assignedTo?.value]).toEqual(['contacted', id])
    expect(kept.filter(({ kind }) => kind === 'note')).toHaveLength(6)
  })

  it.each<[problem: string, body: object, message: string]>([
    ['another field', { email: 'x@example.com' }, 'Only status, assignedTo and isSpam can be changed.'],
    ['an unknown status', { status: 'won' }, 'status must be one of new, contacted'],
    ['nothing', {}, 'Name a field to change.'],
  ])('of %s is refused', async (_, body, message) => {
    const { publicId } = await plant()
    const refused = await change(publicId, body)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('a reply', () => {
  const reply = (publicId: string, token = sales) =>
    world.call(token, 'POST', `/inbox/${publicId}/replies`, { subject: 'Your Kia', text: 'It is here.' })

  it('is queued as an email whose answer goes to the writer, and moves a new lead to contacted', async () => {
    const { publicId, id } = await plant({ email: 'dee@example.com' })
    expect((await reply(publicId)).status).toBe(200)
    const { rows } = await database().query(
      'SELECT "to", subject, text, reply_to, tenant_id FROM leads.mails WHERE lead_id = $1',
      [id],
    )
    const { email } = world.people['sales-staff']
    expect(rows).toEqual([
      {
        to: 'dee@example.com',
        subject: 'Your Kia',
        text: 'It is here.',
        reply_to: email,
        tenant_id: world.sites.own.id,
      },
    ])
    const { lead, notes: kept } = await view(publicId)
    expect([lead.status, lead.contactedAt]).toEqual(['contacted', expect.any(String)])
    expect(kept.find(({ kind }) => kind === 'reply')).toMatchObject({
      text: 'Your Kia\n\nIt is here.',
      author: 'Sales',
    })
  })

  it('leaves a later status, and cannot be sent without an address', async () => {
    const sold = await plant({ status: 'sold', contacted_at: new Date() })
    await reply(sold.publicId)
    expect((await view(sold.publicId)).lead.status).toBe('sold')
    const unreachable = await plant({ email: null })
    const refused = await reply(unreachable.publicId)
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('no email address')])
    expect(await notes(unreachable.publicId)).toEqual([])
  })
})

describe('a lead that the person does not reach', () => {
  const calls: [method: 'GET' | 'POST' | 'PATCH', path: string, body?: object][] = [
    ['GET', ''],
    ['PATCH', '', { status: 'sold' }],
    ['POST', '/notes', { text: 'Hi' }],
    ['POST', '/replies', { subject: 'Hi', text: 'Hi' }],
  ]

  const attempts = (publicId: string, token: string | null) =>
    Promise.all(
      calls.map(
        async ([method, path, body]) =>
          (await world.call(token, method, `/inbox/${publicId}${path}`, body)).status,
      ),
    )

  it('is not found by any endpoint: another group’s, another website’s, another location’s', async () => {
    const foreign = await plantLead(world.sites.foreign.id)
    const sibling = await plantLead(world.sites.sibling.id)
    const south = await plant({ location_id: world.yards.south })
    const nowhere = await plant()
    const notFound = calls.map(() => 404)
    expect(await attempts(foreign.publicId, group)).toEqual(notFound)
    expect(await attempts(foreign.publicId, sales)).toEqual(notFound)
    expect(await attempts(sibling.publicId, sales)).toEqual(notFound)
    for (const { publicId } of [south, nowhere, sibling])
      expect(await attempts(publicId, world.northSales.token)).toEqual(notFound)
    expect(await attempts("x' OR true --", group)).toEqual(notFound)
  })

  it('stays closed to marketing staff and to visitors', async () => {
    const { publicId } = await plant()
    const forbidden = calls.map(() => 403)
    expect(await attempts(publicId, world.people['marketing-staff'].token)).toEqual(forbidden)
    expect(await attempts(publicId, null)).toEqual(forbidden)
  })

  it('can be read and not changed by marketing staff of a website that shows them names', async () => {
    const { id } = world.sites.own
    const settings = { 'leads.marketingSeesNames': true }
    await world.payload.update({ collection: 'tenants', id, data: { settings } })
    const { publicId } = await plant()
    const marketing = world.people['marketing-staff'].token
    expect(await attempts(publicId, marketing)).toEqual([200, 403, 403, 403])
    expect(await view(publicId, marketing)).toMatchObject({ mayWork: false, people: [] })
    await world.payload.update({ collection: 'tenants', id, data: { settings: {} } })
  })
})
