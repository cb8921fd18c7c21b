import type { ShowIf } from './show-if'

/** What a field asks for. Each kind has one rule and one control. */
export const fieldKinds = [
  'text',
  'textarea',
  'email',
  'phone',
  'postcode',
  'number',
  'select',
  'radio',
  'checkboxes',
  'date-time',
  'vehicle',
  'location',
  'rego',
  'file',
  'consent',
  'hidden',
] as const

export type FieldKind = (typeof fieldKinds)[number]

export interface FieldOption {
  readonly value: string
  readonly label: string
}

export interface FieldLink {
  readonly label: string
  readonly href: string
}

/** Bounds of a file field. */
export interface FileBounds {
  readonly accepts: readonly ('picture' | 'document')[]
  readonly max: number
  /** Of one file. */
  readonly maxBytes: number
}

export interface LeadField {
  /** The name in the payload, such as `last_name` or `Rego` (ENQ-02). Unique in its form. */
  readonly name: string
  readonly kind: FieldKind
  readonly label: string
  readonly help?: string
  readonly required?: boolean
  /** Shown instead of the usual sentence when a required answer is missing (ENQ-10). */
  readonly missing?: string
  readonly options?: readonly FieldOption[]
  /** Characters. The kind's own bound applies without it. */
  readonly maxLength?: number
  readonly min?: number
  readonly max?: number
  readonly autocomplete?: string
  /** Stands beside the next such field on wide screens. */
  readonly half?: boolean
  /** The answer that the form opens with; the answer itself for `hidden`. */
  readonly value?: string
  /** Whether a `consent` opens ticked (ENQ-08). */
  readonly checked?: boolean
  readonly files?: FileBounds
  /** Of a `consent`: pages to read before. */
  readonly links?: readonly FieldLink[]
  /** Of a rego's state: whether the vehicle can then be looked up (TRADE-02). */
  readonly findsVehicle?: boolean
  /** Shown, required and sent only if the condition holds. */
  readonly showIf?: ShowIf
}

export interface LeadStep {
  /** Null in forms of one step. */
  readonly title: string | null
  readonly fields: readonly LeadField[]
}

/** Which built-in flow a lead belongs to. It decides the event, the success text and the extra records. */
export const formPurposes = [
  'enquiry',
  'test-drive',
  'photo-request',
  'finance',
  'trade-in',
  'service',
  'parts',
  'careers',
  'fleet',
  'contact',
  'own',
] as const

export type FormPurpose = (typeof formPurposes)[number]

/** A form: plain JSON, so that an island can get it. */
export interface LeadForm {
  /** A built-in key such as `enquiry`, or the slug of an editor's form. */
  readonly key: string
  readonly name: string
  readonly purpose: FormPurpose
  readonly category: string
  readonly subcategory: string | null
  readonly steps: readonly LeadStep[]
  /** 'Submit Form' by default (ENQ-01). */
  readonly submitLabel: string
  /** Set if the website uses Cloudflare Turnstile. */
  readonly turnstileKey?: string
}

/** A file of an answer. The browser knows its name, size and media type. */
export interface FormFile {
  readonly name: string
  readonly size: number
  readonly type: string
}

export interface StoredFile extends FormFile {
  /** Its name in the store. */
  readonly key: string
}

export type Answer = string | readonly string[] | boolean | readonly FormFile[]

/** By field name. Read it with `ownValue`. */
export type Answers = Readonly<Record<string, Answer>>

/** The result of one field's rule. `value` is null for an optional field without an answer. */
export type CheckedField =
  | { readonly ok: true; readonly value: Answer | null }
  | { readonly ok: false; readonly message: string }
