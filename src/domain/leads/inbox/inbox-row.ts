import type { LeadStatus } from '../lead-status'

/** A lead in the list: the newest of its person that matches the filters. */
export interface InboxRow {
  readonly id: string
  /** ISO 8601. */
  readonly createdAt: string
  /** Of the lead's location. */
  readonly timeZone: string
  readonly name: string
  readonly form: string
  readonly status: LeadStatus
  readonly assignedTo: string | null
  readonly website: string
  readonly location: string | null
  readonly vehicle: string | null
  /** The beginning of the message. */
  readonly message: string | null
  /** Matching leads of the same person on the website, this one included. */
  readonly ofPerson: number
  readonly isContacted: boolean
  /** A delivery was given up. */
  readonly isUndelivered: boolean
}

export interface InboxPage {
  readonly rows: readonly InboxRow[]
  /** The cursor of the next page. Null on the last. */
  readonly next: string | null
  readonly counts: InboxCounts
}

/** Leads that match every filter but the status. */
export interface InboxCounts {
  readonly byStatus: Readonly<Record<LeadStatus, number>>
  readonly all: number
  readonly spam: number
}

export interface Choice<Value extends number | string = number> {
  readonly value: Value
  readonly label: string
}

/** What the filters offer. */
export interface InboxChoices {
  readonly websites: readonly Choice[]
  readonly locations: readonly (Choice & { readonly website: number })[]
  readonly forms: readonly Choice<string>[]
  readonly people: readonly Choice[]
}
