import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { LeadScope } from '@/domain/leads/inbox/lead-scope'
import { allowedTenants } from '../../access/allowed-tenants'
import { staffUser } from '../../access/roles'

const ids = z.array(z.number())
const ofWebsites = z.strictObject({ tenant: z.strictObject({ in: ids }) })
const ofLocations = z.strictObject({ location: z.strictObject({ in: ids }) })

/** The answers that the collection's access rules give. Any other throws: a rule that SQL ignores would show too much. */
const rule = z.union([
  z.literal(true).transform((): LeadScope => ({ websites: 'all', locations: 'all' })),
  ofWebsites.transform(({ tenant }): LeadScope => ({ websites: tenant.in, locations: 'all' })),
  z
    .strictObject({ and: z.tuple([ofWebsites, ofLocations]) })
    .transform(
      ({ and: [{ tenant }, { location }] }): LeadScope => ({ websites: tenant.in, locations: location.in }),
    ),
])

/** The answer of an access rule as a scope. Null for a refusal. */
export const scopeOfAnswer = (answer: boolean | Where): LeadScope | null =>
  answer === false ? null : rule.parse(answer)

/** Whose leads the person may read or work on, by the collection's own access rules, for queries in SQL. Null for nobody's. */
export async function leadScope(req: PayloadRequest, reaching: 'read' | 'update'): Promise<LeadScope | null> {
  return scopeOfAnswer(await req.payload.collections.leads.config.access[reaching]({ req }))
}

/** Whose leads the person may count. Marketing staff count those of their websites, and need not see names. */
export async function reportScope(
  req: PayloadRequest,
): Promise<{ scope: LeadScope; seesNames: boolean } | null> {
  const user = staffUser(req)
  if (!user) return null
  const named = await leadScope(req, 'read')
  if (user.role !== 'marketing-staff') return named && { scope: named, seesNames: true }
  const websites = await allowedTenants(req)
  return { scope: { websites, locations: 'all' }, seesNames: showsAll(named, websites) }
}

function showsAll(named: LeadScope | null, websites: 'all' | readonly number[]): boolean {
  if (named === null || websites === 'all') return named !== null
  const { websites: shown } = named
  return shown === 'all' || websites.every((id) => shown.includes(id))
}
