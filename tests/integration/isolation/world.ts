import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { createTestDatabase } from '../../support/database'
import type { Actor } from './access-table'
import type { Place } from './places'
import { createRest, type Rest } from './rest'

export const PASSWORD = 'correct horse battery staple'

/** A website and the documents that its documents refer to. */
export interface Site {
  id: number
  groupId: number
  dealershipId: number
}

export interface Person {
  id: number
  email: string
  token: string
  user: TypedUser
}

export interface World {
  payload: Payload
  rest: Rest
  sites: Record<Exclude<Place, 'self'>, Site>
  people: Record<Exclude<Actor, 'anonymous'>, Person>
  /** A second user of the same websites, who owns the private documents that are not the actor's. */
  colleagues: Record<Exclude<Place, 'self'>, number>
  addPerson(data: PersonData): Promise<Person>
  close(): Promise<void>
}

export interface PersonData {
  name: string
  role: Exclude<Actor, 'anonymous'>
  group?: number
  tenants?: number[]
  locations?: number[]
}

/** Payload on a separate, migrated database without users. */
export async function startPayload() {
  const database = await createTestDatabase()
  process.env.DATABASE_URL = database.url
  const { default: config } = await import('~/payload.config')
  const { getPayload } = await import('payload')
  const payload = await getPayload({ config, disableOnInit: true })
  payload.logger.level = 'silent' // Every refusal would be logged.
  // Payload keeps connections after `destroy`; dropping the database ends them.
  const { pool } = payload.db as unknown as PostgresAdapter
  pool.removeAllListeners('error').on('error', () => undefined)
  const close = async () => {
    await payload.destroy()
    await database.drop()
  }
  return { payload, rest: createRest(config), close }
}

async function plantSite(payload: Payload, groupId: number, slug: string): Promise<Site> {
  const tenant = await payload.create({
    collection: 'tenants',
    data: { name: `Site ${slug}`, slug, group: groupId, template: 'metro' },
  })
  const dealership = await payload.create({
    collection: 'dealerships',
    data: { name: `Dealership ${slug}`, slug: 'main', tenant: tenant.id },
  })
  return { id: tenant.id, groupId, dealershipId: dealership.id }
}

async function plantSites(payload: Payload): Promise<World['sites']> {
  const plantGroup = (slug: string) =>
    payload.create({ collection: 'groups', data: { name: `Group ${slug}`, slug } })
  const north = await plantGroup('north')
  const south = await plantGroup('south')
  return {
    own: await plantSite(payload, north.id, 'own-site'),
    sibling: await plantSite(payload, north.id, 'sibling-site'),
    foreign: await plantSite(payload, south.id, 'foreign-site'),
  }
}

function personAdder(payload: Payload, rest: Rest): World['addPerson'] {
  let count = 0
  return async ({ tenants = [], ...data }) => {
    count += 1
    const email = `person-${count}@example.com`
    const rows = tenants.map((tenant) => ({ tenant }))
    const { id } = await payload.create({
      collection: 'users',
      data: { ...data, email, password: PASSWORD, tenants: rows },
    })
    const answer = await rest({ method: 'POST', path: '/users/login', body: { email, password: PASSWORD } })
    const found = await payload.findByID({ collection: 'users', id, depth: 0 })
    return {
      id,
      email,
      token: JSON.parse(answer.text).token as string,
      user: { ...found, collection: 'users' },
    }
  }
}

/**
 * Two groups in a separate database: `north` with the websites `own` and `sibling`, `south` with `foreign`; and
 * one signed-in user of each role, with the marketing and sales staff on `own` only.
 */
export async function createWorld(): Promise<World> {
  const { payload, rest, close } = await startPayload()
  const sites = await plantSites(payload)
  const addPerson = personAdder(payload, rest)
  const north = sites.own.groupId
  const staffOf = (site: Site) =>
    addPerson({ name: 'Colleague', role: 'marketing-staff', group: site.groupId, tenants: [site.id] })
  return {
    payload,
    rest,
    sites,
    people: {
      'marketing-staff': await addPerson({
        name: 'Staff',
        role: 'marketing-staff',
        group: north,
        tenants: [sites.own.id],
      }),
      'sales-staff': await addPerson({
        name: 'Sales',
        role: 'sales-staff',
        group: north,
        tenants: [sites.own.id],
      }),
      'group-admin': await addPerson({ name: 'Group admin', role: 'group-admin', group: north }),
      'platform-admin': await addPerson({ name: 'Platform admin', role: 'platform-admin' }),
    },
    colleagues: {
      own: (await staffOf(sites.own)).id,
      sibling: (await staffOf(sites.sibling)).id,
      foreign: (await staffOf(sites.foreign)).id,
    },
    addPerson,
    close,
  }
}
