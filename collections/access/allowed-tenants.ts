import type { PayloadRequest } from 'payload'
import { staffUser } from './roles'

/** The ids of the tenants a person may work on; `all` for platform admins. */
export type AllowedTenants = 'all' | number[]

const memo = new WeakMap<object, Promise<AllowedTenants>>()

/**
 * Which tenants the request's user may work on: staff those on their record, group admins every tenant of their group,
 * platform admins all, anyone else none. Looked up once a request.
 */
export function allowedTenants(req: PayloadRequest): Promise<AllowedTenants> {
  const user = req.user
  if (!user) return Promise.resolve([])
  const known = memo.get(user)
  if (known) return known
  const found = lookUp(req)
  memo.set(user, found)
  return found
}

async function lookUp(req: PayloadRequest): Promise<AllowedTenants> {
  const user = staffUser(req)
  if (!user) return []
  if (user.role === 'platform-admin') return 'all'
  if (user.role === 'marketing-staff') return user.tenants
  if (user.group === null) return []
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { group: { equals: user.group } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // asked on behalf of the access rules themselves
    req,
  })
  return docs.map((tenant) => tenant.id as number)
}
