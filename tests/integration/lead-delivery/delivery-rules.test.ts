import { createWorld, type World } from '../isolation/world'

const SECRET = 'a secret of the webhook'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world?.close())

const admin = () => world.people['group-admin'].token

const create = (fields: object) =>
  world.rest({
    method: 'POST',
    path: '/lead-rules',
    token: admin(),
    body: { name: 'Rule', tenant: world.sites.own.id, ...fields },
  })

const update = (id: number, fields: object) =>
  world.rest({ method: 'PATCH', path: `/lead-rules/${id}`, token: admin(), body: fields })

const webhook = { method: 'webhook', webhook_url: 'https://crm.example.com/leads' }

async function stored(id: number): Promise<string | null> {
  const { database } = await import('@/server/clients/database')
  const { rows } = await database().query('SELECT webhook_secret FROM lead_rules WHERE id = $1', [id])
  return rows[0].webhook_secret
}

async function unsealed(id: number): Promise<string | null> {
  const { unsealText } = await import('@/server/secrets/sealed-text')
  return unsealText((await stored(id)) ?? '', 'webhook secret', world.sites.own.id)
}

describe('The secret of a webhook', () => {
  it('is stored encrypted and never readable back', async () => {
    const made = await create({ ...webhook, webhook_secret: SECRET })
    expect(made.status).toBe(201)
    expect(made.text).not.toContain(SECRET)
    const { id } = JSON.parse(made.text).doc
    expect(await stored(id)).not.toContain(SECRET)
    expect(await unsealed(id)).toBe(SECRET)
    for (const token of [admin(), world.people['platform-admin'].token]) {
      const read = await world.rest({ method: 'GET', path: `/lead-rules/${id}`, token })
      expect(JSON.parse(read.text).webhook_secret).toBe('(set)')
      expect(read.text).not.toContain(SECRET)
    }
  })

  it('stays if the form sends its placeholder or leaves it out, and goes if it is emptied', async () => {
    const made = await create({ ...webhook, webhook_secret: SECRET })
    const { id } = JSON.parse(made.text).doc
    await update(id, { name: 'Another' })
    await update(id, { webhook_secret: '(set)' })
    expect(await unsealed(id)).toBe(SECRET)
    await update(id, { webhook_secret: 'another secret of it' })
    expect(await unsealed(id)).toBe('another secret of it')
    const emptied = await update(id, { webhook_secret: '' })
    expect([await stored(id), JSON.parse(emptied.text).doc.webhook_secret]).toEqual([null, null])
  })
})

describe('A delivery rule', () => {
  it.each<[object, RegExp]>([
    [{ method: 'email' }, /Enter at least one email address\./],
    [{ method: 'adf', emails: ['nobody'] }, /is not an email address/],
    [{ method: 'webhook' }, /Enter the address of the webhook\./],
    [{ method: 'webhook', webhook_url: 'http://crm.example.com' }, /starts with https:/],
    [{ ...webhook, webhook_secret: 'short' }, /Enter at least 16 characters\./],
  ])('with %j is refused with a reason', async (fields, reason) => {
    const answer = await create(fields)
    expect(answer.status).toBe(400)
    expect(answer.text).toMatch(reason)
  })

  it('decides about the next lead at once, with its locations and words', async () => {
    const { readRules } = await import('@/server/leads/delivery/read-rules')
    const { database } = await import('@/server/clients/database')
    const made = await create({
      name: 'Careers',
      emails: ['jobs@example.com'],
      forms: ['careers'],
      dealerships: [world.sites.own.dealershipId],
    })
    const { id } = JSON.parse(made.text).doc
    const rules = await readRules(database(), world.sites.own.id)
    expect(rules.find((rule) => rule.id === id)).toEqual({
      id,
      name: 'Careers',
      isActive: true,
      onlyWithoutOthers: false,
      forms: ['careers'],
      categories: [],
      carTypes: [],
      locations: [],
      dealerships: [world.sites.own.dealershipId],
      method: 'email',
      emails: ['jobs@example.com'],
      webhookUrl: null,
    })
    expect(await readRules(database(), world.sites.foreign.id)).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  it('keeps its locations, since without them it would match every lead', async () => {
    const { own } = world.sites
    const add = async (path: string, fields: object) => {
      const made = await world.rest({
        method: 'POST',
        path,
        token: admin(),
        body: { tenant: own.id, ...fields },
      })
      return JSON.parse(made.text).doc.id as number
    }
    const yard = (slug: string) => add('/locations', { name: slug, slug, dealership: own.dealershipId })
    const remove = (id: number) => world.rest({ method: 'DELETE', path: `/locations/${id}`, token: admin() })
    const [first, second] = [await yard('first-yard'), await yard('second-yard')]
    const { id } = JSON.parse(
      (await create({ emails: ['a@example.com'], locations: [first, second] })).text,
    ).doc
    for (const place of [first, second]) {
      const refused = await remove(place)
      expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('1 delivery rules')])
    }
    await world.rest({ method: 'DELETE', path: `/lead-rules/${id}`, token: admin() })
    expect((await remove(first)).status).toBe(200)
    expect((await remove(second)).status).toBe(200)
  })
})
