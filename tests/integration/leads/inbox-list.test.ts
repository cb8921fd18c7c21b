import type { InboxChoices, InboxPage } from '@/domain/leads/inbox/inbox-row'
import { createInboxWorld, type InboxWorld } from './inbox-world'
import { type Planted, plantLead } from './plant-lead'

let world: InboxWorld
let group: string
const planted = new Map<string, Planted>()

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 3, minute))

async function plant(name: string, tenant: number, columns: object) {
  planted.set(name, await plantLead(tenant, { name, last_name: null, ...columns }))
}

beforeAll(async () => {
  world = await createInboxWorld()
  group = world.people['group-admin'].token
  const { own, sibling, foreign } = world.sites
  const { north, south } = world.yards
  const ann = { person_key: 'ann', location_id: north, email: 'ann@example.com' }
  await plant('Ann one', own.id, { ...ann, created_at: at(1), status: 'contacted' })
  await plant('Ann two', own.id, { ...ann, created_at: at(2), message: 'Is 100% of it "new"?' })
  await plant('Bob', own.id, {
    created_at: at(3),
    location_id: south,
    phone: '+61412345678',
    person_key: 'bob',
  })
  await plant('Cem', sibling.id, {
    created_at: at(4),
    person_key: 'ann',
    vehicle_snapshot: { name: 'Kia Rio' },
  })
  await plant('Spammer', own.id, { created_at: at(5), is_spam: true })
  await plant('Foreigner', foreign.id, { created_at: at(6), person_key: 'ann' })
})
afterAll(() => world?.close())

async function list(token: string, filters: object = {}, after?: string | null) {
  const { status, data } = await world.call<InboxPage>(token, 'POST', '/inbox', { filters, after })
  expect(status).toBe(200)
  return data
}

const names = async (token: string, filters: object = {}) =>
  (await list(token, filters)).rows.map(({ name }) => name)

describe('the inbox', () => {
  it('shows a group admin the leads of the group, newest first, one row a person and website', async () => {
    const { rows, next } = await list(group)
    expect(rows.map(({ name, ofPerson }) => [name, ofPerson])).toEqual([
      ['Cem', 1],
      ['Bob', 1],
      ['Ann two', 2],
    ])
    expect(next).toBeNull()
  })

  it('shows sales staff the leads of their websites, or of their locations only', async () => {
    expect(await names(world.people['sales-staff'].token)).toEqual(['Bob', 'Ann two'])
    expect(await names(world.northSales.token)).toEqual(['Ann two'])
  })

  it('counts leads by status whatever status is chosen, and spam apart', async () => {
    const { counts } = await list(group, { status: 'contacted' })
    expect(counts).toEqual({
      byStatus: { new: 3, contacted: 1, appointment: 0, sold: 0, lost: 0 },
      all: 4,
      spam: 1,
    })
  })

  it.each<[filter: string, filters: object, expected: string[]]>([
    ['status', { status: 'contacted' }, ['Ann one']],
    ['spam', { isSpam: true }, ['Spammer']],
    ['a part of a name in any case', { text: 'BO' }, ['Bob']],
    ['a phone number as people type it', { text: '0412 345 678' }, ['Bob']],
    ['a percent sign that stands for itself', { text: '100%' }, ['Ann two']],
    ['the vehicle that the shopper saw', { vehicle: 'kia' }, ['Cem']],
    ['nobody who works on it', { assignedTo: 'nobody', text: 'bob' }, ['Bob']],
    ['the person who asks', { assignedTo: 'me' }, []],
    ['the form', { form: 'trade-in' }, []],
    ['the days of the location', { from: '2026-11-20', to: '2026-11-20', text: 'cem' }, ['Cem']],
    ['earlier days', { to: '2026-11-19' }, []],
    ['empty fields, which mean any', { website: '', status: '', text: '', vehicle: 'Rio' }, ['Cem']],
  ])('filters by %s', async (_, filters, expected) => {
    expect(await names(group, filters)).toEqual(expected)
  })

  it('filters by website and location', async () => {
    expect(await names(group, { website: world.sites.sibling.id })).toEqual(['Cem'])
    expect(await names(group, { location: String(world.yards.south) })).toEqual(['Bob'])
    expect(await names(group, { website: world.sites.foreign.id })).toEqual([])
  })

  it('pages by cursor without a gap or a repetition', async () => {
    const { own } = world.sites
    for (let minute = 0; minute < 120; minute++) {
      await plantLead(own.id, {
        created_at: at(-200 - (minute >> 1)),
        form_key: 'paging',
        name: `P${minute}`,
      })
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const { rows, next }: InboxPage = await list(group, { form: 'paging' }, after)
      seen.push(...rows.map(({ id }) => id))
      after = next
    } while (after)
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
  })

  it('names the field and the fix when it cannot read a question', async () => {
    const refused = await world.call(group, 'POST', '/inbox', { filters: { from: 'yesterday' } })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('from must be a date such as 2026-11-24.')
    const cursor = await world.call(group, 'POST', '/inbox', { filters: {}, after: 'page2' })
    expect(cursor.text).toContain('after must be the cursor of a page.')
  })

  it('offers only the websites, locations, forms and people that the person reaches', async () => {
    const { data } = await world.call<InboxChoices>(world.northSales.token, 'GET', '/inbox-choices')
    expect(data.websites.map(({ value }) => value)).toEqual([world.sites.own.id])
    expect(data.locations.map(({ value }) => value)).toEqual([world.yards.north])
    expect(data.forms).toEqual([{ value: 'enquiry', label: 'Enquiry' }])
    expect(data.people).toEqual([])
  })
})
