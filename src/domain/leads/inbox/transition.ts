import type { LeadStatus } from '../lead-status'

/** Statuses that only a person who was reached can have. */
const AFTER_CONTACT: readonly LeadStatus[] = ['contacted', 'appointment', 'sold']

interface Standing {
  readonly status: LeadStatus
  readonly contactedAt: string | null
}

/** Whether a lead that gets this status counts as contacted for the first time. A lost lead may never have been reached. */
export function isFirstContact({ contactedAt }: Standing, next: LeadStatus): boolean {
  return contactedAt === null && AFTER_CONTACT.includes(next)
}

/** The status of a lead after a reply. A reply moves a new lead on, and takes no lead back. */
export function statusAfterReply({ status }: Pick<Standing, 'status'>): LeadStatus {
  return status === 'new' ? 'contacted' : status
}
