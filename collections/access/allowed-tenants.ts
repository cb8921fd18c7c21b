import type { PayloadRequest } from 'payload'
import { isStaffRole, staffUser } from './roles'

export type AllowedTenants = 'all' | number[]

const memo = new WeakMap<object, Promise<AllowedTenants>>()

/**
 * The tenants the request's user may work on. Staff have the tenants on their record, group admins every tenant of
 * their group, platform admins all, and anyone else none. The result is cached per request.
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
  if (isStaffRole(user.role)) return user.tenants
  if (user.group === null) return []
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { group: { equals: user.group } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the access rules themselves ask
    req,
  })
  return docs.map((tenant) => tenant.id as number)
}
