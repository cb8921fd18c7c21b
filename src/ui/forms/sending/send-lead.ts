import { RequestError } from '@/ui/query/fetch-json'
import { readVisit } from '@/ui/stores/visited-pages'

const ADDRESS = '/api/enquiries'
const FAILED = 'An unexpected error occured' // MSL-07, as the specification spells it (decision 61)
const TIMEOUT_MS = 20_000

export interface Sending {
  readonly form: string
  readonly key: string
  readonly category: string
  readonly subcategory: string | null
  /** By field name. Files are sent beside them. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: Readonly<Record<string, readonly File[]>>
  readonly car: { readonly id: number; readonly dealershipId: number } | null
  readonly pageId: number | string
  /** Of the page that the form was first sent from; null for this one. */
  readonly url: string | null
  /** Milliseconds since the form was shown. */
  readonly openedMs: number
  readonly turnstile: string | null
  /** The hidden field that people do not see. */
  readonly trap: string
}

export interface SentAnswer {
  readonly lead_id: string
  readonly event: number | null
  readonly success_category: string
  readonly next: string
}

/** The server refused the answers: a sentence for each field by name. */
export class RefusedAnswers extends Error {
  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message)
  }
}

/** Parameters of advertisements. No other parameter is sent: it could contain personal data. */
const campaignOf = (landing: string) =>
  Object.fromEntries(
    [...new URLSearchParams(landing)].filter(([name]) => /^(?:utm_[a-z_]{1,30}|[a-z]{1,3}clid)$/.test(name)),
  )

/** The body of MSL-06: JSON, or multipart with the same JSON beside the files. */
function bodyOf(sending: Sending): { body: BodyInit; headers?: HeadersInit } {
  const { pages, landing } = readVisit()
  const json = JSON.stringify({
    form: sending.form,
    key: sending.key,
    isLastStep: true,
    userData: {
      category: sending.category,
      subcategory: sending.subcategory,
      fields: sending.fields,
      url: sending.url ?? `${location.origin}${location.pathname}`,
      source: 'Website',
      user_agent: navigator.userAgent,
      car_id: sending.car?.id ?? null,
      car_dealership_id: sending.car?.dealershipId ?? null,
      lead_attributes: { visited_pages: pages, linked_query_params: campaignOf(landing) },
    },
    page_id: sending.pageId,
    opened_at: sending.openedMs,
    turnstile: sending.turnstile,
    company_website: sending.trap,
  })
  const files = Object.entries(sending.files).flatMap(([name, all]) => all.map((file) => ({ name, file })))
  if (files.length === 0) return { body: json, headers: { 'content-type': 'application/json' } }
  const body = new FormData()
  body.set('payload', json)
  for (const { name, file } of files) body.append(`file:${name}`, file)
  return { body }
}

/** One try, and a second after a network failure. */
async function post(sending: Sending, isRetry = false): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    return await fetch(ADDRESS, { method: 'POST', signal, ...bodyOf(sending) })
  } catch (error) {
    if (!signal.aborted && !isRetry) return post(sending, true)
    throw new RequestError(signal.aborted ? 'timeout' : 'network', FAILED, 0, { cause: error })
  }
}

/** Sends a form. The same key twice is one lead, so a retry is safe. Throws `RefusedAnswers` or a `RequestError`, also without a lead id (MSL-04). */
export async function sendLead(sending: Sending): Promise<SentAnswer> {
  const response = await post(sending)
  const answer = await response.json().catch(() => null)
  if (response.ok && answer?.lead_id) return answer as SentAnswer
  const message = typeof answer?.error?.message === 'string' ? answer.error.message : FAILED
  if (response.status === 422) throw new RefusedAnswers(message, answer?.error?.fields ?? {})
  throw new RequestError('status', message, response.status)
}

/** Records the follow-up of an enquiry, also while the page unloads (ENQ-19). A failure does not affect the shopper. */
export function recordFollowUp(leadId: string, category: string, carType: string | null): void {
  void fetch(`${ADDRESS}/${leadId}/follow-up`, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category, car_type: carType }),
  }).catch((error: unknown) => console.warn('The follow-up could not be recorded.', error))
}
