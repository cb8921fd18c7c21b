import type { PayloadRequest } from 'payload'

export const roles = ['platform-admin', 'group-admin', 'marketing-staff'] as const
export type Role = (typeof roles)[number]

/** What access rules need of the signed-in person. Only `users` sign in to the admin; any other account has no role here. */
export interface StaffUser {
  id: number
  role: Role
  group: number | null
  tenants: number[]
}

/**
 * The id of a reference, whether it came populated or not, as a number or as the digits that the database would read as
 * one; null for anything else.
 */
export function idOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value === 'string') return /^\d{1,10}$/.test(value) ? Number(value) : null
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return null
}

/** Whether no reference is given at all. What is given and has no id must be refused, not overlooked. */
export function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/** Whether the second factor that is required of the person is missing still: until then they reach nothing. */
export const lacksSecondFactor = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  user?.secondFactor === 'missing'

/**
 * The signed-in member of staff, or null for anonymous visitors, for accounts of any other collection, and for people who lack the second
 * factor that is required of them.
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
  }
}
