import type { Payload } from 'payload'
import { database } from '@/server/clients/database'
import { createWorld, type Person, type World } from '../isolation/world'

export interface InboxWorld extends World {
  /** Two locations of the website `own`. */
  readonly yards: { readonly north: number; readonly south: number }
  /** Sales staff of `own`, limited to the north yard. */
  readonly northSales: Person
  /** Calls an endpoint of the leads. `Data` is what it answers with when it succeeds. */
  call<Data = null>(
    token: string | null,
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
  ): Promise<Called<Data>>
}

export interface Called<Data> {
  readonly status: number
  readonly text: string
  readonly data: Data
}

async function plantYard(payload: Payload, site: World['sites']['own'], slug: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'locations',
    data: { name: `Yard ${slug}`, slug, tenant: site.id, dealership: site.dealershipId },
  })
  return id
}

export async function createInboxWorld(): Promise<InboxWorld> {
  const world = await createWorld()
  const { own } = world.sites
  const yards = {
    north: await plantYard(world.payload, own, 'north'),
    south: await plantYard(world.payload, own, 'south'),
  }
  const northSales = await world.addPerson({
    name: 'North sales',
    role: 'sales-staff',
    group: own.groupId,
    tenants: [own.id],
    locations: [yards.north],
  })
  const call: InboxWorld['call'] = async (token, method, path, body) => {
    const { status, text, headers } = await world.rest({ method, path: `/leads${path}`, token, body })
    const isJson = headers.get('content-type')?.includes('json')
    return { status, text, data: isJson ? JSON.parse(text) : null }
  }
  const close = async () => {
    await database().end()
    await world.close()
  }
  return { ...world, yards, northSales, call, close }
}
