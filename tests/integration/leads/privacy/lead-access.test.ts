import type { Lead } from '~/src/payload-types'
import { createWorld, PASSWORD, type Person, type World } from '../../isolation/world'
import { plantLead, plantLocation } from './plant-lead'

let world: World
let north: number
let south: number
let elsewhere: number
let leads: Record<'north' | 'south' | 'nowhere' | 'sibling', Lead>
let limited: Person

beforeAll(async () => {
  world = await createWorld()
  const { own, sibling, foreign } = world.sites
  north = await plantLocation(world, own, 'North')
  south = await plantLocation(world, own, 'South')
  elsewhere = await plantLocation(world, foreign, 'Elsewhere')
  leads = {
    north: await plantLead(world, own, { location: north }),
    south: await plantLead(world, own, { location: south }),
    nowhere: await plantLead(world, own),
    sibling: await plantLead(world, sibling),
  }
  limited = await world.addPerson({
    name: 'Sales in the north',
    role: 'sales-staff',
    group: own.groupId,
    tenants: [own.id],
    locations: [north],
  })
})
afterAll(() => world?.close())

const rest = (person: Person, method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: object) =>
  world.rest({ method, path, token: person.token, body })

async function idsIn(person: Person, collection: string): Promise<number[]> {
  const { status, text } = await rest(person, 'GET', `/${collection}?limit=100&depth=0&sort=id`)
  return status === 200 ? JSON.parse(text).docs.map(({ id }: { id: number }) => id) : []
}

/** A document of each collection of a lead. */
async function plantRelated(lead: Lead): Promise<Record<string, number>> {
  const tenant = lead.tenant as number
  const location = (lead.location as number | null) ?? north
  const of = { tenant, lead: lead.id }
  const { payload } = world
  const word = `of-${lead.id}`
  const at = (hour: number) => `2027-02-0${lead.id}T0${hour}:00:00Z`
  const times = { starts_at: at(1), ends_at: at(2), booked_at: at(0) }
  return {
    'lead-notes': (
      await payload.create({ collection: 'lead-notes', data: { ...of, kind: 'note', text: word } })
    ).id,
    'lead-deliveries': (
      await payload.create({
        collection: 'lead-deliveries',
        data: {
          ...of,
          method: 'email',
          target: 'sales@example.com',
          delivery_id: word,
          state: 'pending',
          attempts: 0,
        },
      })
    ).id,
    valuations: (await payload.create({ collection: 'valuations', data: { ...of, public_id: word } })).id,
    'test-drives': (
      await payload.create({
        collection: 'test-drives',
        data: { ...of, ...times, location, seat: 1, public_id: word, state: 'booked', changes: 0 },
      })
    ).id,
  }
}

describe('sales staff', () => {
  it('see the leads of all locations of their website, unless their record lists locations [ENT-09]', async () => {
    const all = world.people['sales-staff']
    expect(await idsIn(all, 'leads')).toEqual([leads.north.id, leads.south.id, leads.nowhere.id])
    expect(await idsIn(limited, 'leads')).toEqual([leads.north.id])
  })

  it('see notes, deliveries, valuations and test drives of the same leads only [ENT-09]', async () => {
    const ofNorth = await plantRelated(leads.north)
    await plantRelated(leads.south)
    for (const [collection, id] of Object.entries(ofNorth)) {
      expect([collection, await idsIn(limited, collection)]).toEqual([collection, [id]])
      expect([collection, (await idsIn(world.people['sales-staff'], collection)).length]).toEqual([
        collection,
        2,
      ])
    }
  })

  it('cannot change a lead of another location, whose answer shows nothing of it', async () => {
    const answer = await rest(limited, 'PATCH', `/leads/${leads.south.id}`, { status: 'lost' })
    expect(answer.status).toBeGreaterThanOrEqual(403)
    expect(answer.text).not.toContain('mia@example.com')
    const { status } = await world.payload.findByID({ collection: 'leads', id: leads.south.id })
    expect(status).toBe('new')
  })

  it('change the status, the assigned person and whether a lead is spam, and nothing else [ENT-09]', async () => {
    const changes = {
      status: 'contacted',
      assigned_to: limited.id,
      is_spam: true,
      name: 'Changed',
      email: 'changed@example.com',
      message: 'Changed',
      answers: { changed: true },
      consents: [],
      location: south,
      tenant: world.sites.sibling.id,
      erased_at: '2026-01-01T00:00:00Z',
      public_id: 'changed',
      person_key: 'changed',
    }
    const answer = await rest(limited, 'PATCH', `/leads/${leads.north.id}`, { ...changes, tenant: undefined })
    expect(answer.status).toBe(200)
    await rest(limited, 'PATCH', `/leads/${leads.north.id}`, { tenant: changes.tenant })
    const lead = await world.payload.findByID({ collection: 'leads', id: leads.north.id, depth: 0 })
    const { updatedAt, ...before } = leads.north
    expect(lead).toMatchObject({
      ...before,
      status: 'contacted',
      contacted_at: expect.any(String),
      assigned_to: limited.id,
      is_spam: true,
    })
  })

  it('read nothing of the website but its name: no pages, pictures, vehicles, forms or rules', async () => {
    for (const collection of [
      'pages',
      'media',
      'vehicles',
      'forms',
      'lead-rules',
      'outbox',
      'groups',
      'sign-ins',
    ]) {
      expect([collection, (await rest(limited, 'GET', `/${collection}`)).status]).toEqual([collection, 403])
    }
    const { text } = await rest(limited, 'GET', `/leads/${leads.north.id}?depth=2`)
    expect(text).toContain('Site own-site')
    expect(text).not.toMatch(/turnstile_secret|"settings"|Group north/)
  })

  it('see a lock on a lead of their location, and no other lock', async () => {
    const lock = (relationTo: 'leads' | 'pages', value: number) =>
      world.payload.create({
        collection: 'payload-locked-documents',
        data: { document: { relationTo, value }, user: { relationTo: 'users', value: limited.id } } as never,
      })
    const seen = await lock('leads', leads.north.id)
    await lock('leads', leads.south.id)
    expect(await idsIn(limited, 'payload-locked-documents')).toEqual([seen.id])
    await world.payload.delete({ collection: 'payload-locked-documents', where: {} })
  })
})

describe('a lead is assigned', () => {
  const assign = (person: number, by: Person = world.people['group-admin'], lead = leads.south) =>
    rest(by, 'PATCH', `/leads/${lead.id}`, { assigned_to: person })

  it('to the group’s admins and to sales staff of its website and location [ENT-09]', async () => {
    for (const who of ['group-admin', 'sales-staff'] as const) {
      expect((await assign(world.people[who].id)).status).toBe(200)
    }
    expect((await assign(limited.id, world.people['sales-staff'], leads.north)).status).toBe(200)
    expect((await assign(world.people['platform-admin'].id, world.people['platform-admin'])).status).toBe(200)
  })

  it('to nobody who may not work on it, and the refusal does not tell who exists', async () => {
    const answers = await Promise.all(
      [
        limited.id,
        world.people['marketing-staff'].id,
        world.people['platform-admin'].id,
        world.colleagues.foreign,
        999_999,
      ].map((person) => assign(person, world.people['group-admin'], leads.nowhere)),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.text).toContain('works on leads of this website and location')
  })

  it('to a person whose deletion leaves the lead', async () => {
    const { own } = world.sites
    const leaving = await world.addPerson({
      name: 'Leaving',
      role: 'sales-staff',
      group: own.groupId,
      tenants: [own.id],
    })
    const lead = await plantLead(world, own)
    expect((await assign(leaving.id, world.people['group-admin'], lead)).status).toBe(200)
    expect((await rest(world.people['group-admin'], 'DELETE', `/users/${leaving.id}`)).status).toBe(200)
    const left = await world.payload.findByID({ collection: 'leads', id: lead.id, depth: 0 })
    expect(left).toMatchObject({ name: 'Mia', assigned_to: null })
  })
})

describe('marketing staff', () => {
  it('read leads only while leads.marketingSeesNames is on for the website, and never change them', async () => {
    const staff = world.people['marketing-staff']
    const show = (collection: 'tenants' | 'groups', id: number, settings: Record<string, unknown> | null) =>
      world.payload.update({ collection, id, data: { settings } })
    const { id, groupId } = world.sites.own
    expect(await idsIn(staff, 'leads')).toEqual([])
    await show('groups', groupId, { 'leads.marketingSeesNames': true })
    expect(await idsIn(staff, 'leads')).toEqual(expect.arrayContaining([leads.north.id, leads.south.id]))
    expect(await idsIn(staff, 'leads')).not.toContain(leads.sibling.id)
    expect((await idsIn(staff, 'lead-notes')).length).toBeGreaterThan(0)
    expect((await rest(staff, 'PATCH', `/leads/${leads.south.id}`, { status: 'lost' })).status).toBe(403)
    await show('tenants', id, { 'leads.marketingSeesNames': false })
    expect(await idsIn(staff, 'leads')).toEqual([])
    await show('groups', groupId, null)
  })
})

describe('the locations of a person', () => {
  const add = (by: keyof World['people'], body: object) =>
    rest(world.people[by], 'POST', '/users', {
      name: 'New',
      email: `${Math.random()}@example.com`,
      password: PASSWORD,
      role: 'sales-staff',
      group: world.sites.own.groupId,
      tenants: [{ tenant: world.sites.own.id }],
      ...body,
    })

  it('belong to the person’s websites', async () => {
    expect((await add('group-admin', { locations: [north, south] })).status).toBe(201)
    for (const locations of [[elsewhere], [north, elsewhere], [999_999]]) {
      const answer = await add('platform-admin', { locations })
      expect([locations, answer.status]).toEqual([locations, 400])
      expect(answer.text).toContain('Choose locations of this person’s websites.')
    }
  })

  it('are dropped with another role, for which they mean nothing', async () => {
    const { text } = await add('group-admin', { locations: [north], role: 'marketing-staff' })
    expect(JSON.parse(text).doc.locations ?? []).toEqual([])
  })

  it('are not changed by sales staff themselves', async () => {
    await rest(limited, 'PATCH', `/users/${limited.id}`, { name: 'Renamed', locations: [] })
    const person = await world.payload.findByID({ collection: 'users', id: limited.id, depth: 0 })
    expect(person).toMatchObject({ name: 'Renamed', locations: [north] })
  })

  it('in another group are not changed by a group admin, who would widen the person’s access there', async () => {
    const { own, foreign } = world.sites
    const shared = await world.addPerson({
      name: 'Shared',
      role: 'sales-staff',
      group: own.groupId,
      tenants: [own.id, foreign.id],
      locations: [elsewhere],
    })
    const save = (locations: number[]) =>
      rest(world.people['group-admin'], 'PATCH', `/users/${shared.id}`, { locations })
    expect((await save([])).text).toContain('Only a platform admin can change the locations')
    expect((await save([elsewhere, north])).status).toBe(200)
  })
})

describe('a place that leads refer to', () => {
  it('is not deleted: a website, a dealership, a location', async () => {
    const { own } = world.sites
    const remove = (path: string) => rest(world.people['platform-admin'], 'DELETE', path)
    const refusals = [
      await remove(`/tenants/${own.id}`),
      await remove(`/dealerships/${own.dealershipId}`),
      await remove(`/locations/${south}`),
      await remove(`/groups/${own.groupId}`),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect(refusals[0]?.text).toMatch(/\d in leads/)
    expect(refusals[2]?.text).toMatch(/1 leads and 1 test drives|still used by/)
  })

  it('is not deleted while a delivery rule or a person is limited to it, who would then reach everything', async () => {
    const { own } = world.sites
    const [ruled, listed] = [
      await plantLocation(world, own, 'Ruled'),
      await plantLocation(world, own, 'Listed'),
    ]
    await world.payload.create({
      collection: 'lead-rules',
      data: {
        tenant: own.id,
        name: 'Ruled',
        method: 'email',
        emails: ['sales@example.com'],
        locations: [ruled],
      },
    })
    await world.addPerson({
      name: 'Listed',
      role: 'sales-staff',
      group: own.groupId,
      tenants: [own.id],
      locations: [listed],
    })
    for (const [id, by] of [
      [ruled, '1 delivery rules'],
      [listed, '1 people'],
    ] as const) {
      const answer = await rest(world.people['group-admin'], 'DELETE', `/locations/${id}`)
      expect(answer.status).toBe(409)
      expect(answer.text).toContain(by)
    }
    const free = await plantLocation(world, own, 'Free')
    expect((await rest(world.people['group-admin'], 'DELETE', `/locations/${free}`)).status).toBe(200)
  })
})

describe('mail in the outbox', () => {
  it('about leads is read by the group’s admins, and mail about accounts only by platform admins', async () => {
    const send = (tenant: number | null, subject: string) =>
      world.payload.create({
        collection: 'outbox',
        data: { to: 'a@example.com', subject, text: subject, tenant },
      })
    await send(world.sites.sibling.id, 'lead of the group')
    await send(world.sites.foreign.id, 'lead elsewhere')
    await send(null, 'password link')
    const subjects = async (who: keyof World['people']) => {
      const { status, text } = await rest(world.people[who], 'GET', '/outbox?limit=100')
      return status === 200
        ? JSON.parse(text).docs.map(({ subject }: { subject: string }) => subject)
        : status
    }
    expect(await subjects('group-admin')).toEqual(['lead of the group'])
    expect(await subjects('platform-admin')).toHaveLength(3)
    expect(await subjects('sales-staff')).toBe(403)
    expect(await subjects('marketing-staff')).toBe(403)
  })

  it('does not keep a website from being deleted, and goes with it', async () => {
    const { groupId } = world.sites.own
    const data = { name: 'Gone', slug: 'gone', group: groupId, template: 'metro' as const }
    const { id } = await world.payload.create({ collection: 'tenants', data })
    const mail = { to: 'a@example.com', subject: 'Gone', text: 'Gone', tenant: id }
    await world.payload.create({ collection: 'outbox', data: mail })
    expect((await rest(world.people['platform-admin'], 'DELETE', `/tenants/${id}`)).status).toBe(200)
    const { totalDocs } = await world.payload.count({
      collection: 'outbox',
      where: { subject: { equals: 'Gone' } },
    })
    expect(totalDocs).toBe(0)
  })
})
