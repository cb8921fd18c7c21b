import type { Answers } from '@/domain/leads/form/lead-form'
import { secretHash } from '../accounts/sign-in-limits'
import type { Submission } from './submission/submission'

const HOUR_MS = 3_600_000
/** Characters of a hash: 128 bits. */
const LENGTH = 22

/** A lead is stored under the first key, and is a repeat if any of them exists. */
export type LeadKeys = readonly [string, ...string[]]

interface Keyed {
  readonly form: string
  readonly answers: Answers
  readonly submission: Pick<Submission, 'key' | 'carId' | 'files'>
}

/**
 * The idempotency keys of a lead. The browser's key is combined with a
 * hash of the answers: what a shopper changed after a lost answer is another lead, so that nothing is lost. Without JavaScript the hash
 * alone tells repeats, in this hour and the one before. The hash is keyed, because answers can be guessed.
 */
export function leadKeys({ form, answers, submission }: Keyed, now: number): LeadKeys {
  const { key, carId, files } = submission
  const sent = JSON.stringify([
    form,
    carId,
    answers,
    files.map(({ field, name, size }) => [field, name, size]),
  ])
  const hash = secretHash('lead answers', sent).slice(0, LENGTH)
  if (key !== null) return [`${key}.${hash}`]
  const hour = Math.floor(now / HOUR_MS)
  return [`${hour}.${hash}`, `${hour - 1}.${hash}`]
}
