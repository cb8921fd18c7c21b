import type { HoursRow } from '../../locations/hours/hours-rows'
import type { LeadForm } from '../form/lead-form'

/** A location beside a form: how to reach it instead. */
export interface ContactPlace {
  readonly name: string
  readonly phone: string | null
  readonly street: string | null
  readonly city: string | null
  readonly hours: readonly HoursRow[]
}

/** A form block's form. `places` is empty if the block does not show them. */
export interface LoadedForm {
  readonly form: LeadForm
  readonly places: readonly ContactPlace[]
}
