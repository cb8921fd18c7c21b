import { isForeignWrite, isHttpsRequest } from '@/domain/security/foreign-write'
import { isSignInType, type SignInType } from '@/domain/shoppers/gates'
import { readCookie } from '@/domain/shoppers/read-cookie'
import { safePath } from '@/domain/shoppers/safe-path'
import { setCookie } from '@/domain/shoppers/session-cookie'
import { PENDING_COOKIE, SESSION_COOKIE } from '@/domain/shoppers/shopper-cookies'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readShortText } from '@/server/analytics/read-short-text'
import { log } from '@/server/log/log.mjs'
import { resolveTenant } from '@/server/tenants/resolve-tenant'
import { readCaller } from '@/server/web/read-caller'

/** Bytes. Sixty slugs of saved vehicles fit. */
const LONGEST = 16_000

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }

export const accountProblem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

export interface AccountForm {
  readonly ctx: TenantContext
  readonly answers: URLSearchParams
  readonly headers: Headers
  readonly type: SignInType
  /** Where to go after signing in. */
  readonly redirect: string
  readonly back: string
  readonly session: string | null
  readonly pending: string | null
  readonly address: string
  readonly isLocal: boolean
  readonly now: Date
}

/** Cookies to set, by name. Null removes one. */
export type Cookies = Readonly<Record<string, { readonly value: string; readonly maxAge: number } | null>>

export interface AccountAnswer {
  readonly location: string
  readonly cookies?: Cookies
}

function formOf(request: Request, ctx: TenantContext, answers: URLSearchParams): AccountForm {
  const type = answers.get('type') ?? ''
  const host = request.headers.get('host')
  const cookies = request.headers.get('cookie')
  return {
    ctx,
    answers,
    headers: request.headers,
    type: isSignInType(type) ? type : 'my-garage',
    redirect: safePath(answers.get('redirect'), host) ?? '/my-garage',
    back: safePath(answers.get('back'), host) ?? '/',
    session: readCookie(cookies, SESSION_COOKIE),
    pending: readCookie(cookies, PENDING_COOKIE),
    ...readCaller(request.headers),
    now: new Date(),
  }
}

/** The sign-in page again, with what it says. */
export function backToSignIn({ type, redirect, back }: AccountForm, said = ''): string {
  const address = signInPath({ type, redirect, back })
  return said ? `${address}&said=${said}` : address
}

/** Answers a form of an account with a redirect, so that it works without JavaScript. Only pages of this host may send it (CSRF). */
export async function answerAccountForm(
  request: Request,
  host: string,
  handle: (form: AccountForm) => Promise<AccountAnswer>,
): Promise<Response> {
  if (isForeignWrite(request)) return accountProblem(403, 'This request comes from a page on another site.')
  const ctx = await resolveTenant(host)
  if (!ctx) return accountProblem(404, 'This website does not exist.')
  const text = await readShortText(request, LONGEST)
  if (text === null) return accountProblem(413, `Send at most ${LONGEST} bytes.`)
  const form = formOf(request, ctx, new URLSearchParams(text))
  const answer = await handle(form).catch((error: unknown): AccountAnswer => {
    log.error({ err: error }, 'a form of an account failed')
    return { location: backToSignIn(form, 'failed') }
  })
  return redirectTo(answer, isHttpsRequest(request.headers))
}

function redirectTo({ location, cookies = {} }: AccountAnswer, isHttps: boolean): Response {
  const sent = new Headers({ ...headers, location })
  for (const [name, cookie] of Object.entries(cookies)) {
    const { value, maxAge } = cookie ?? { value: '', maxAge: 0 }
    sent.append('set-cookie', setCookie({ name, value, maxAge, isHttps }))
  }
  return new Response(null, { status: 303, headers: sent })
}
