import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { allowedTenants } from '../../access/allowed-tenants'
import { idOf, idsOf, staffUser } from '../../access/roles'

interface Limits {
  role?: unknown
  tenants?: { tenant?: unknown }[] | null
  locations?: unknown
}

function refuse(message: string): never {
  throw new ValidationError({ collection: 'users', errors: [{ path: 'locations', message }] })
}

/**
 * Sales staff are limited to locations of their own websites; other people have none. A group admin changes only the
 * locations of the group's websites: without its limit, a person would see every lead of another group's website.
 */
export const requireOwnLocations: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Limits
  const after: Limits = { ...before, ...(data as Limits) }
  if (after.role !== 'sales-staff') return { ...data, locations: [] }
  const wanted = idsOf(after.locations)
  const held = idsOf(before.locations)
  const websites = await websitesOf(req, [...new Set([...wanted, ...held])])
  const own = (after.tenants ?? []).map(({ tenant }) => idOf(tenant))
  if (!wanted.every((id) => own.includes(websites.get(id) ?? 0))) {
    refuse('Choose locations of this person’s websites.')
  }
  await refuseForeignChanges(req, { wanted, held, websites })
  return data
}

async function refuseForeignChanges(
  req: PayloadRequest,
  { wanted, held, websites }: { wanted: number[]; held: number[]; websites: Map<number, number | null> },
) {
  const managed = staffUser(req) ? await allowedTenants(req) : 'all'
  if (managed === 'all') return
  const changed = [...wanted, ...held].filter((id) => wanted.includes(id) !== held.includes(id))
  if (changed.some((id) => !managed.includes(websites.get(id) ?? 0))) {
    refuse('Only a platform admin can change the locations of another group’s website.')
  }
}

/** The website of each location. A location that does not exist is missing. */
async function websitesOf(req: PayloadRequest, ids: number[]): Promise<Map<number, number | null>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { id: { in: ids } },
    select: { tenant: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // checks ownership, not the person's access
    req,
  })
  return new Map(docs.map(({ id, tenant }) => [id, idOf(tenant)]))
}
