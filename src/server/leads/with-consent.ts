import type { LeadConsent } from '@/domain/leads/record/lead-consents'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LeadRecord } from './lead-record'
import type { WithinLead } from './submit-lead'
import { recordConsent } from './subscriptions/subscriptions'

const OPT_IN = 'opt_in'

/** The consent to marketing mail that a lead gives (ENQ-08); null without one, and for spam, whose sender may name anybody. */
function givenConsent({
  columns,
  consents,
  isSpam,
}: LeadRecord): { email: string; consent: LeadConsent } | null {
  const consent = consents.find(({ name, given }) => name === OPT_IN && given)
  const { email } = columns
  return consent && typeof email === 'string' && !isSpam ? { email, consent } : null
}

/** Adds the subscription that a lead consents to, to what is stored with it. */
export function withConsent(
  ctx: Pick<TenantContext, 'id' | 'groupId'>,
  record: LeadRecord,
  within?: WithinLead,
): WithinLead | undefined {
  const given = givenConsent(record)
  if (!given) return within
  const { email, consent } = given
  return async (client, lead) => {
    await within?.(client, lead)
    await recordConsent(client, ctx, { leadId: lead.id, email, text: consent.text, at: new Date(consent.at) })
  }
}
