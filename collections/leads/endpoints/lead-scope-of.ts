import { Forbidden, NotFound, type PayloadRequest } from 'payload'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { type StaffUser, staffUser } from '../../access/roles'
import { leadScope } from '../access/lead-scope'

/** The person, and whose leads they may read or work on. Throws 403 for people who reach none. */
export async function scopeOf(
  req: PayloadRequest,
  reaching: 'read' | 'update',
): Promise<{ scope: LeadScope; user: StaffUser }> {
  refuseWithoutSecondFactor(req)
  const user = staffUser(req)
  const scope = user && (await leadScope(req, reaching))
  if (!user || !scope) throw new Forbidden(req.t)
  return { scope, user }
}

export function publicIdOf(req: PayloadRequest): string {
  const { publicId } = req.routeParams ?? {}
  // Anything else names no lead.
  if (typeof publicId !== 'string' || !/^[\w-]{1,64}$/.test(publicId)) throw new NotFound(req.t)
  return publicId
}
