import { isRecord } from '../../flags/overrides/value-problem'
import type { DeliveryAttempt } from '../delivery/delivery'
import type { LeadConsent, LeadFile } from './lead-detail'

/** JSON columns of a lead, as its view shows them. A part of another shape is left out, so that the lead still opens. */

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const readConsents = (value: unknown): LeadConsent[] =>
  records(value).map((consent) => ({
    text: text(consent.text) ?? '',
    isGiven: consent.given !== false,
    at: text(consent.at),
  }))

export const readFiles = (value: unknown): (LeadFile & { key: string })[] =>
  records(value).flatMap(({ name, size, type, key }) =>
    typeof name === 'string' && typeof key === 'string'
      ? [{ name, key, size: Number(size) || 0, type: text(type) ?? '' }]
      : [],
  )

/** Sentences. */
export const readReasons = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((reason) => typeof reason === 'string')

export const readAttempts = (value: unknown): DeliveryAttempt[] =>
  records(value).flatMap(({ at, ok, answer }) =>
    typeof at === 'string' ? [{ at, ok: ok === true, answer: text(answer) ?? '' }] : [],
  )
