import type { PayloadRequest } from 'payload'

export const roles = ['platform-admin', 'group-admin', 'marketing-staff', 'sales-staff'] as const
export type Role = (typeof roles)[number]

/** Roles of people who work on the websites of their record. Group admins manage them. */
export const staffRoles = ['marketing-staff', 'sales-staff'] as const satisfies readonly Role[]

export const isStaffRole = (role: unknown): boolean => (staffRoles as readonly unknown[]).includes(role)

/** The fields of a signed-in person that access rules need. Only accounts of `users` have a role here. */
export interface StaffUser {
  id: number
  role: Role
  group: number | null
  tenants: number[]
  /** The locations that sales staff are limited to. Empty for no limit. */
  locations: number[]
}

/**
 * Returns the id of a reference: populated, a number, or a string of digits, which the database would accept. Returns
 * null for anything else.
 */
export function idOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value === 'string') return /^\d{1,10}$/.test(value) ? Number(value) : null
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return null
}

/** The ids of a list of references, without those that are invalid. */
export const idsOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(idOf).filter((id) => id !== null) : []

/** Whether the reference is empty. A value that is present but has no valid id must be refused, not ignored. */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Whether the person still lacks a required second factor. Until they set one up, they have no access. */
export const lacksSecondFactor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.secondFactor === 'missing'

/**
 * Returns the signed-in member of staff. Returns null for anonymous visitors, for accounts of other collections and for
 * people who lack a required second factor.
 */
export function staffUser(req: Pick<PayloadRequest, 'user'>): StaffUser | null {
  const user = req.user as (Record<string, unknown> & { collection?: string }) | null
  if (user?.collection !== 'users' || !roles.includes(user.role as Role)) return null
  if (lacksSecondFactor(req)) return null
  const rows = Array.isArray(user.tenants) ? (user.tenants as { tenant?: unknown }[]) : []
  return {
    id: user.id as number,
    role: user.role as Role,
    group: idOf(user.group),
    tenants: rows.map((row) => idOf(row.tenant)).filter((id) => id !== null),
    locations: idsOf(user.locations),
  }
}
