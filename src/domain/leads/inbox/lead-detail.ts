import type { ReadableAnswer } from '../delivery/delivered-lead'
import type { DeliveryAttempt, DeliveryMethod, DeliveryState } from '../delivery/delivery'
import type { LeadStatus } from '../lead-status'
import type { Choice } from './inbox-row'
import type { LeadVisit } from './lead-visit'
import type { VehicleThen } from './vehicle-then'

/** Times are ISO 8601, time zones IANA names. */
export interface LeadDetail {
  readonly id: string
  readonly createdAt: string
  /** Of its location. */
  readonly timeZone: string
  readonly status: LeadStatus
  readonly isSpam: boolean
  readonly spamReasons: readonly string[]
  readonly assignedTo: Choice | null
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly postcode: string | null
  readonly message: string | null
  readonly form: string
  readonly category: string | null
  readonly subcategory: string | null
  readonly website: { readonly name: string; readonly slug: string; readonly host: string | null }
  readonly location: string | null
  readonly vehicleThen: VehicleThen | null
  readonly vehicleNow: VehicleNow | null
  readonly answers: readonly ReadableAnswer[]
  readonly consents: readonly LeadConsent[]
  readonly files: readonly ShownFile[]
  readonly visit: LeadVisit
  readonly contactedAt: string | null
  readonly followedUpAt: string | null
  readonly erasedAt: string | null
}

export interface VehicleNow extends VehicleThen {
  /** The vehicle's status; `reserved` for one that is for sale and reserved. */
  readonly status: string
  /** On the website. */
  readonly path: string
}

export interface LeadConsent {
  readonly text: string
  readonly isGiven: boolean
  readonly at: string | null
}

export interface LeadFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly type: string
}

export interface ShownFile extends LeadFile {
  /** Its place among the lead's files, from 0. The download is found by it. */
  readonly number: number
}

export type NoteKind = 'note' | 'status' | 'assigned' | 'reply' | 'resent' | 'spam' | 'system'

export interface LeadNote {
  readonly id: number
  readonly kind: NoteKind
  readonly text: string | null
  readonly author: string | null
  readonly at: string
}

export interface ShownDelivery {
  readonly id: string
  readonly rule: string | null
  readonly method: DeliveryMethod
  readonly target: string
  readonly state: DeliveryState
  readonly log: readonly DeliveryAttempt[]
  readonly reason: string | null
  readonly nextAttemptAt: string | null
  readonly deliveredAt: string | null
}

export interface RelatedLead {
  readonly id: string
  readonly createdAt: string
  readonly timeZone: string
  readonly form: string
  readonly status: LeadStatus
  readonly vehicle: string | null
}

export interface ShownTestDrive {
  readonly id: number
  readonly startsAt: string
  readonly state: string
  readonly location: string | null
  readonly vehicle: string | null
  readonly timeZone: string
}

export interface ShownValuation {
  readonly id: number
  readonly vehicle: string
  readonly kilometres: number | null
  /** Dollars. */
  readonly low: number | null
  readonly high: number | null
  readonly offer: number | null
  readonly validUntil: string | null
  readonly acceptedAt: string | null
  /** In which the offer's last day ends: the website's. */
  readonly timeZone: string
}

/** Everything that a lead's view shows. */
export interface LeadView {
  readonly lead: LeadDetail
  readonly notes: readonly LeadNote[]
  readonly deliveries: readonly ShownDelivery[]
  readonly others: readonly RelatedLead[]
  readonly testDrives: readonly ShownTestDrive[]
  readonly valuations: readonly ShownValuation[]
  /** Who the lead can be assigned to. */
  readonly people: readonly Choice[]
  /** Whether the person may change the lead. */
  readonly mayWork: boolean
}
