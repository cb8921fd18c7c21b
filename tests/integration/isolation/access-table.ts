import type { Role } from '../../../collections/access/roles'

/**
 * The documents that a user can access. `own`: those of the websites assigned to the user. `group`: those of every
 * website of the user's group. `all`: everything. `self`: the user's own account and preferences. `staff`: the
 * marketing and sales staff of the user's group. `self and staff`: both. `none`: nothing, as if the documents did not exist.
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
export const actors: readonly Actor[] = [
  'anonymous',
  'marketing-staff',
  'sales-staff',
  'group-admin',
  'platform-admin',
]

/**
 * Reach of marketing staff, sales staff, group admins and platform admins. Anonymous callers reach nothing, so they have no
 * column.
 */
type Row = readonly [marketing: Reach, sales: Reach, groupAdmin: Reach, platformAdmin: Reach]

const nobody: Row = ['none', 'none', 'none', 'none']
const platformOnly: Row = ['none', 'none', 'none', 'all']
const editors: Row = ['own', 'none', 'group', 'all']
const everyone: Row = ['own', 'own', 'group', 'all']
/** Marketing staff read leads only where a switch allows it (lead-access.test.ts). */
const sales: Row = ['none', 'own', 'group', 'all']
const admins: Row = ['none', 'none', 'group', 'all']
const themselves: Row = ['self', 'self', 'self', 'self']

/** An omitted operation is open to nobody: nothing locks an account, and only some collections have versions. */
type CollectionRow = Partial<Record<Operation, Row>>

const content: CollectionRow = {
  create: editors,
  read: editors,
  update: editors,
  delete: editors,
  duplicate: editors,
}
const withVersions: CollectionRow = { ...content, versions: editors, restore: editors }

/** The table of permissions. docs/access.md is generated from it, and isolation.test.ts tests every cell. */
export const accessTable: Record<string, CollectionRow> = {
  pages: withVersions,
  'legal-texts': withVersions,
  promos: content,
  popups: content,
  announcements: content,
  reviews: content,
  offers: withVersions,
  'blog-posts': withVersions,
  brands: content,
  'vehicle-models': content,
  'landing-texts': content,
  redirects: content,
  scripts: { create: admins, read: editors, update: editors, delete: admins, duplicate: admins },
  media: content,
  'spin-campaigns': { create: editors, read: editors, update: editors, delete: platformOnly },
  'site-chrome': { create: editors, read: editors, update: editors, delete: platformOnly },
  themes: { create: editors, read: editors, update: editors, delete: platformOnly },
  vehicles: { read: editors, update: editors, delete: platformOnly },
  forms: content,
  leads: { read: sales, update: sales },
  'test-drives': { read: sales, update: sales },
  valuations: { read: sales },
  reservations: { read: sales },
  payments: { read: admins },
  'payment-ledger': { read: admins },
  shoppers: { read: sales },
  spins: { read: sales, update: sales },
  'lead-deliveries': { read: sales },
  'lead-notes': { read: sales },
  'lead-rules': { create: admins, read: admins, update: admins, delete: admins, duplicate: admins },
  'price-checks': { read: editors },
  approvals: { read: editors },
  comments: { read: editors },
  'link-checks': { read: editors },
  'import-runs': { create: editors, read: editors, update: admins },
  'switch-changes': { read: admins },
  'stock-feeds': { create: admins, read: admins, update: admins, delete: admins, duplicate: admins },
  dealerships: { create: admins, read: editors, update: admins, delete: platformOnly, duplicate: admins },
  locations: { create: admins, read: editors, update: editors, delete: admins, duplicate: admins },
  'finance-providers': { create: admins, read: editors, update: admins, delete: admins, duplicate: admins },
  tenants: { create: platformOnly, read: everyone, update: admins, delete: platformOnly },
  groups: { create: platformOnly, read: admins, update: admins, delete: platformOnly },
  users: {
    create: ['none', 'none', 'staff', 'all'],
    read: ['self', 'self', 'self and staff', 'all'],
    update: ['self', 'self', 'self and staff', 'all'],
    delete: ['none', 'none', 'staff', 'all'],
  },
  'sign-ins': { read: admins },
  edits: { read: editors },
  outbox: { read: admins },
  'payload-preferences': {
    create: themselves,
    read: themselves,
    update: themselves,
    delete: themselves,
    duplicate: themselves,
  },
  'payload-locked-documents': { read: editors, update: editors, delete: editors },
  'payload-migrations': {},
  'payload-kv': {},
}

/** The table's value for one cell. */
export function reachOf(collection: string, operation: Operation, actor: Actor): Reach {
  if (actor === 'anonymous') return 'none'
  const [marketing, salesStaff, groupAdmin, platformAdmin] = accessTable[collection]?.[operation] ?? nobody
  return {
    'marketing-staff': marketing,
    'sales-staff': salesStaff,
    'group-admin': groupAdmin,
    'platform-admin': platformAdmin,
  }[actor]
}
