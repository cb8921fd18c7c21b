import { MAX_FIELDS } from '@/domain/leads/form/form-fields-problem'
import { pageOf, storable } from './parse-payload'
import { MAX_CHARACTERS, type Submission, UnreadableSubmission } from './submission'

const TURNSTILE = 'cf-turnstile-response'

/** Fields that say what was sent, beside the form's own. */
const ABOUT = new Set(['form', 'page_id', 'url', 'car_dealership_id', 'company_website', TURNSTILE])

type Answers = Record<string, string | string[]>

/** A name that occurs more than once is a list, as ticked boxes are. */
function answersOf(pairs: readonly (readonly [name: string, value: string])[]): Answers {
  const lists = new Map<string, string[]>()
  for (const [name, value] of pairs) lists.set(name, [...(lists.get(name) ?? []), value])
  if (lists.size > MAX_FIELDS) throw new UnreadableSubmission(413, `Send at most ${MAX_FIELDS} fields.`)
  return Object.fromEntries(
    [...lists].map(([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  )
}

/**
 * Parses a form that a browser sent without JavaScript: the field names themselves, and what was sent. `referrer` is the
 * page that it was on.
 */
export function parseFormPairs(
  sent: readonly (readonly [name: string, value: string])[],
  referrer: string | null,
): Omit<Submission, 'files'> {
  const pairs = sent.map(([name, value]) => [storable(name), storable(value)] as const)
  const long = pairs.find(([, value]) => value.length > MAX_CHARACTERS)
  if (long) throw new UnreadableSubmission(413, `${long[0]}: Send at most ${MAX_CHARACTERS} characters.`)
  const one = (name: string) => pairs.find(([each]) => each === name)?.[1] ?? ''
  return {
    form: one('form'),
    key: null,
    isLastStep: true,
    carId: one('car_id').slice(0, 200),
    carDealershipId: one('car_dealership_id').slice(0, 200),
    fields: answersOf(pairs.filter(([name]) => !ABOUT.has(name))),
    openedAt: null,
    turnstile: one(TURNSTILE).slice(0, 4000) || null,
    trap: one('company_website'),
    visit: {
      url: pageOf(one('url')) ?? pageOf(referrer),
      pageId: one('page_id').slice(0, 200) || null,
      visitedPages: [],
      campaign: {},
    },
  }
}
