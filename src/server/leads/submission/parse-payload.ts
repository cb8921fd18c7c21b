import { z } from 'zod'
import { MAX_FIELDS } from '@/domain/leads/form/form-fields-problem'
import { MAX_CHARACTERS, type Submission, UnreadableSubmission } from './submission'

/** PostgreSQL stores neither null characters nor halves of characters. */
export const storable = (text: string) => text.replace(/[\0\p{Surrogate}]/gu, '')

const text = (longest: number) =>
  z.string().max(longest, `Send at most ${longest} characters.`).transform(storable)

const answer = z.union(
  [text(MAX_CHARACTERS), z.number(), z.boolean(), z.null(), z.array(text(MAX_CHARACTERS)).max(MAX_FIELDS)],
  `Send a text of at most ${MAX_CHARACTERS} characters, a number, true, false, or a list of texts.`,
)

const fields = z
  .record(text(200), answer)
  .refine((all) => Object.keys(all).length <= MAX_FIELDS, `Send at most ${MAX_FIELDS} fields.`)

const id = z
  .union([z.string().max(200), z.number()])
  .nullish()
  .transform((value) => storable(String(value ?? '')))

/** A visit is worth keeping, but no reason to refuse a lead: what cannot be read is left out. */
const visitedPages = z.array(text(500)).max(50).catch([])
const campaign = z.record(text(60), text(500)).catch({})

const payload = z.object({
  form: text(80),
  key: z.uuid('Send a UUID.').nullish(),
  isLastStep: z.boolean('Send true, or false before the last step.').default(true),
  userData: z.object({
    fields,
    url: text(2000).nullish().catch(null),
    car_id: id,
    car_dealership_id: id.catch(''),
    lead_attributes: z
      .object({ visited_pages: visitedPages, linked_query_params: campaign })
      .partial()
      .nullish()
      .catch(null),
  }),
  page_id: id.catch(''),
  opened_at: z.number().nonnegative().nullish().catch(null),
  turnstile: z.string().max(4000).nullish().catch(null),
  company_website: text(MAX_CHARACTERS).nullish(),
})

/** The page's address without its query, which may hold personal data. */
export const pageOf = (url: string | null | undefined): string | null =>
  url && /^(?:https?:\/)?\//i.test(url) ? (url.split(/[?#]/, 1)[0] ?? null) : null

/** Parses what the form tool sends (MSL-06). Throws `UnreadableSubmission`, which names the field. */
export function parsePayload(json: string): Omit<Submission, 'files'> {
  const read = payload.safeParse(jsonOf(json))
  if (!read.success) {
    const [issue] = read.error.issues
    const field = issue?.path.join('.')
    throw new UnreadableSubmission(400, `${field ? `${field}: ` : ''}${issue?.message ?? 'Send JSON.'}`)
  }
  const { form, key, isLastStep, userData, page_id, opened_at, turnstile, company_website } = read.data
  const { company_website: alsoTrap, ...answers } = userData.fields
  return {
    form,
    key: key ?? null,
    isLastStep,
    carId: userData.car_id,
    carDealershipId: userData.car_dealership_id,
    fields: answers,
    openedAt: opened_at ?? null,
    turnstile: turnstile || null,
    trap: company_website || (typeof alsoTrap === 'string' ? alsoTrap : ''),
    visit: {
      url: pageOf(userData.url),
      pageId: page_id || null,
      visitedPages: userData.lead_attributes?.visited_pages ?? [],
      campaign: userData.lead_attributes?.linked_query_params ?? {},
    },
  }
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new UnreadableSubmission(400, 'Send JSON.')
  }
}
