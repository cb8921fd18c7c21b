import type { PayloadRequest } from 'payload'
import { resolveSettings } from '@/domain/flags/resolve'
import { parseTemplate } from '@/domain/flags/templates'
import { idOf, type StaffUser } from '../../access/roles'

const memo = new WeakMap<object, Promise<number[]>>()

/** The person's websites on which `leads.marketingSeesNames` is on. Cached per request. */
export function websitesShowingNames(req: PayloadRequest, user: StaffUser): Promise<number[]> {
  const key = req.user ?? user
  const known = memo.get(key)
  if (known) return known
  const found = lookUp(req, user.tenants)
  memo.set(key, found)
  return found
}

async function lookUp(req: PayloadRequest, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { in: ids } },
    select: { template: true, settings: true, group: true },
    depth: 0,
    pagination: false,
    overrideAccess: true, // the access rules themselves ask, and marketing staff read no settings
    req,
  })
  const groups = await settingsOfGroups(
    req,
    docs.map(({ group }) => idOf(group)).filter((id) => id !== null),
  )
  const shows = ({ template, settings, group }: (typeof docs)[number]) =>
    resolveSettings({
      template: parseTemplate(template),
      group: groups.get(idOf(group) ?? 0),
      tenant: settings,
    }).settings['leads.marketingSeesNames']
  return docs.filter(shows).map(({ id }) => id)
}

async function settingsOfGroups(req: PayloadRequest, ids: number[]): Promise<Map<number, unknown>> {
  const { docs } = await req.payload.find({
    collection: 'groups',
    where: { id: { in: ids } },
    select: { settings: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map(({ id, settings }) => [id, settings]))
}
