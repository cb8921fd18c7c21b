import type { LeadStatus } from '../lead-status'

/** What the inbox shows. Null means any. The edge parses it (collections/leads/endpoints/parse-filters.ts). */
export interface InboxFilters {
  readonly website: number | null
  readonly location: number | null
  readonly status: LeadStatus | null
  /** A form's key. */
  readonly form: string | null
  /** A person's id. */
  readonly assignedTo: number | 'nobody' | null
  /** YYYY-MM-DD, of the location's calendar, included. */
  readonly from: string | null
  readonly to: string | null
  /** A part of the vehicle's name or stock number. */
  readonly vehicle: string | null
  /** A part of a name, an email address, a phone number or a message. */
  readonly text: string | null
  /** Spam has a view of its own: it is never among other leads. */
  readonly isSpam: boolean
}

export const noFilters: InboxFilters = {
  website: null,
  location: null,
  status: null,
  form: null,
  assignedTo: null,
  from: null,
  to: null,
  vehicle: null,
  text: null,
  isSpam: false,
}
