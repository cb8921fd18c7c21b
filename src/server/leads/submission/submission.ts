import type { RawAnswers } from '@/domain/leads/form/is-shown'
import type { FormFile } from '@/domain/leads/form/lead-form'

/** A file of a request, on disk until the request ends. `type` comes from its bytes. */
export interface ReceivedFile extends FormFile {
  readonly field: string
  readonly path: string
}

/** How the sender came to the form (MSL-06). */
export interface Visit {
  readonly url: string | null
  readonly pageId: string | null
  readonly visitedPages: readonly string[]
  readonly campaign: Readonly<Record<string, string>>
}

/** A form as it was sent. Nothing is checked yet but shapes and sizes. */
export interface Submission {
  readonly form: string
  /** The key that the browser made for this form; null without JavaScript. */
  readonly key: string | null
  /** False for steps before the last one, which are kept and are no lead (MSL-02). */
  readonly isLastStep: boolean
  readonly carId: string
  /** The dealership that a form without a vehicle is for; empty for none. */
  readonly carDealershipId: string
  /** By field name, without files. */
  readonly fields: RawAnswers
  readonly files: readonly ReceivedFile[]
  /** Milliseconds since the form was shown, or when it was shown; null without JavaScript. */
  readonly openedAt: number | null
  readonly turnstile: string | null
  /** The field that people do not see. */
  readonly trap: string
  readonly visit: Visit
}

/** Why a request cannot be read. */
export class UnreadableSubmission extends Error {
  constructor(
    readonly status: 400 | 411 | 413 | 415 | 507,
    message: string,
  ) {
    super(message)
  }
}

export const MAX_CHARACTERS = 10_000
/** Bytes without files. */
export const MAX_BYTES = 64 * 1024
export const MAX_FILES = 5
/** Bytes of one file. */
export const MAX_FILE_BYTES = 10_000_000
