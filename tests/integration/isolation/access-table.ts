import type { Role } from '../../../collections/access/roles'

/**
 * The documents that a user can access. `own`: those of the websites assigned to the user. `group`: those of every
 * website of the user's group. `all`: everything. `self`: the user's own account and preferences. `staff`: the
 * marketing staff of the user's group. `self and staff`: both. `none`: nothing, as if the documents did not exist.
 */
export type Reach = 'none' | 'self' | 'staff' | 'self and staff' | 'own' | 'group' | 'all'

export const operations = [
  'create',
  'read',
  'update',
  'delete',
  'duplicate',
  'versions',
  'restore',
  'unlock',
] as const
export type Operation = (typeof operations)[number]

export type Actor = Role | 'anonymous'
export const actors: readonly Actor[] = ['anonymous', 'marketing-staff', 'group-admin', 'platform-admin']

/**
 * Reach of marketing staff, group admins and platform admins. Anonymous callers reach nothing, so they have no
 * column.
 */
type Row = readonly [staff: Reach, groupAdmin: Reach, platformAdmin: Reach]

const nobody: Row = ['none', 'none', 'none']
const platformOnly: Row = ['none', 'none', 'all']
const everyone: Row = ['own', 'group', 'all']
const admins: Row = ['none', 'group', 'all']

/** An omitted operation is open to nobody: nothing locks an account, and only some collections have versions. */
type CollectionRow = Partial<Record<Operation, Row>>

const content: CollectionRow = {
  create: everyone,
  read: everyone,
  update: everyone,
  delete: everyone,
  duplicate: everyone,
}
const withVersions: CollectionRow = { ...content, versions: everyone, restore: everyone }

/** The table of permissions. docs/access.md is generated from it, and isolation.test.ts tests every cell. */
export const accessTable: Record<string, CollectionRow> = {
  pages: withVersions,
  'legal-texts': withVersions,
  promos: content,
  'landing-texts': content,
  media: content,
  'site-chrome': { create: everyone, read: everyone, update: everyone, delete: platformOnly },
  themes: { create: everyone, read: everyone, update: everyone, delete: platformOnly },
  vehicles: { read: everyone, update: everyone, delete: platformOnly },
  'import-runs': { create: everyone, read: everyone, update: admins },
  'stock-feeds': { create: admins, read: admins, update: admins, delete: admins, duplicate: admins },
  dealerships: { create: admins, read: everyone, update: admins, delete: platformOnly, duplicate: admins },
  locations: { create: admins, read: everyone, update: everyone, delete: admins, duplicate: admins },
  'finance-providers': { create: admins, read: everyone, update: admins, delete: admins, duplicate: admins },
  tenants: { create: platformOnly, read: everyone, update: admins, delete: platformOnly },
  groups: { create: platformOnly, read: admins, update: admins, delete: platformOnly },
  users: {
    create: ['none', 'staff', 'all'],
    read: ['self', 'self and staff', 'all'],
    update: ['self', 'self and staff', 'all'],
    delete: ['none', 'staff', 'all'],
  },
  'sign-ins': { read: admins },
  outbox: { read: platformOnly },
  'payload-preferences': {
    create: ['self', 'self', 'self'],
    read: ['self', 'self', 'self'],
    update: ['self', 'self', 'self'],
    delete: ['self', 'self', 'self'],
    duplicate: ['self', 'self', 'self'],
  },
  'payload-locked-documents': { read: everyone, update: everyone, delete: everyone },
  'payload-migrations': {},
  'payload-kv': {},
}

/** The table's value for one cell. */
export function reachOf(collection: string, operation: Operation, actor: Actor): Reach {
  if (actor === 'anonymous') return 'none'
  const [staff, groupAdmin, platformAdmin] = accessTable[collection]?.[operation] ?? nobody
  return { 'marketing-staff': staff, 'group-admin': groupAdmin, 'platform-admin': platformAdmin }[actor]
}
