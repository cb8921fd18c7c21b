import type { FieldProblem } from '@/domain/leads/form/check-answers'
import type { RawAnswers } from '@/domain/leads/form/is-shown'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { isHttpsRequest } from '@/domain/security/foreign-write'
import { setCookie } from '@/domain/shoppers/session-cookie'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readShortText } from '../analytics/read-short-text'
import { storeDraft } from '../leads/drafts'
import { countForm } from '../leads/lead-limits'
import { readCaller } from '../web/read-caller'

/** Bytes of a form. */
const LONGEST = 8000
const DRAFT_SECONDS = 3600

/** Names what was typed into a form that has to be shown again. */
export const CHECKOUT_DRAFT = 'checkout-draft'

const PRIVATE = { 'cache-control': 'no-store' }

export const redirectTo = (location: string, headers: Record<string, string> = {}) =>
  new Response(null, { status: 303, headers: { ...PRIVATE, location, ...headers } })

export const refuse = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers: PRIVATE })

/** The fields of a form that was sent, or the answer that refuses it. */
export async function receiveForm(ctx: TenantContext, request: Request): Promise<URLSearchParams | Response> {
  const { waitSeconds } = await countForm(ctx, readCaller(request.headers).address)
  if (waitSeconds !== null)
    return refuse(429, 'Too many forms were sent from your network. Try again in a few minutes.')
  const text = await readShortText(request, LONGEST)
  return text === null ? refuse(413, 'The form is too long.') : new URLSearchParams(text)
}

/** Keeps what was typed. Returns the cookie that opens it on the form's page, which is below `path`. */
export async function keepDraft(
  ctx: TenantContext,
  { headers }: Pick<Request, 'headers'>,
  form: LeadForm,
  draft: { fields: RawAnswers; problems: readonly FieldProblem[] },
  path: string,
): Promise<Record<string, string>> {
  const page = { pageId: null, url: null }
  const token = await storeDraft(ctx, form, { ...draft, page, earlier: null })
  const cookie = setCookie({
    name: CHECKOUT_DRAFT,
    value: token,
    maxAge: DRAFT_SECONDS,
    isHttps: isHttpsRequest(headers),
    path,
  })
  return { 'set-cookie': cookie }
}
