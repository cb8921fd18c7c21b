import type { FormVehicle } from '@/domain/leads/built-in/form-site'
import type { FieldProblem } from '@/domain/leads/form/check-answers'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import type { SlotDays } from '@/domain/test-drives/slot-days'

/** Plain JSON, as islands need. */
export interface LeadFormProps {
  /** Prefix of the element ids, unique on the page. */
  readonly id: string
  readonly form: LeadForm
  /** The vehicle that the form is about. */
  readonly vehicle: FormVehicle | null
  /** The page that an editor placed the form on, or the name of another page: see `formPages`. */
  readonly pageId: number | string
  /** The address of the page that the form was first sent from, if it is not this one. */
  readonly pageUrl?: string | null
  /** The level of the steps' headings: one below the heading above the form. `h3` without it. */
  readonly headings?: 'h2' | 'h3'
  /** The first free times of a test drive, on a page that is rendered per request. */
  readonly slots?: SlotDays | null
  /** What was sent without JavaScript and refused, by field name, with its problems. */
  readonly returned?: {
    readonly values: Readonly<Record<string, string | readonly string[] | boolean>>
    readonly problems: readonly FieldProblem[]
  }
}
