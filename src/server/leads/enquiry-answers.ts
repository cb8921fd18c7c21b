import type { FieldProblem } from '@/domain/leads/form/check-answers'
import { draftCookies, endedCookies } from './draft-cookie'
import { FORM_PAGES } from './drafts'

/** MSL-07, as the specification spells it (decision 61). */
export const FAILED = 'An unexpected error occured'

const PRIVATE = { 'cache-control': 'no-store' }

/** Whether a browser sent a plain form and shows the answer as a page. */
export const wantsPage = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('accept')?.includes('text/html') ?? false

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** For what has no page of its own. Browsers keep what was typed on the page before. */
const pageOf = (
  message: string,
) => `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>Not sent</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;color:#1c1e22;background:#f5f6f7}
main{padding:2rem;max-width:32rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}</style></head>
<body><main><h1>Your form was not sent</h1><p>${escaped(message)}</p>
<p>Go back in your browser: what you typed is still there.</p></main></body></html>`

/** Refuses a form that is not stored, as a page or as JSON. */
export function refuse(
  request: Request,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (!wantsPage(request))
    return Response.json({ error: { message } }, { status, headers: { ...PRIVATE, ...headers } })
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(pageOf(message), { status, headers: { ...PRIVATE, ...type, ...headers } })
}

function headersOf(cookies: readonly string[], more: Readonly<Record<string, string>> = {}): Headers {
  const headers = new Headers({ ...PRIVATE, ...more })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

const redirect = (location: string, cookies: readonly string[]) =>
  new Response(null, { status: 303, headers: headersOf(cookies, { location }) })

/** Where a refused form is shown again. The address says only which form it is. */
export function showAgain(request: Request, form: string, carId: string, token: string): Response {
  const query = carId === '' ? '' : `?${new URLSearchParams({ car_id: carId })}`
  return redirect(`${FORM_PAGES}/${encodeURIComponent(form)}${query}`, draftCookies(request, token))
}

/** The steps so far are kept. They are no lead, so the answer has no lead id (MSL-02). */
export const answerKept = (request: Request, token: string): Response =>
  Response.json(
    { success: true, lead_id: null },
    { status: 202, headers: headersOf(draftCookies(request, token)) },
  )

export function answerProblems(problems: readonly FieldProblem[]): Response {
  const message = problems[0]?.message ?? FAILED
  const fields = Object.fromEntries(problems.map((problem) => [problem.field, problem.message]))
  return Response.json({ error: { message, fields } }, { status: 422, headers: PRIVATE })
}

interface Received {
  readonly form: string
  readonly publicId: string
  readonly category: string
  readonly event: number
  readonly locationId: number | null
  /** The page that the form itself leads to; null for the usual one. */
  readonly next: string | null
}

/** "Received". Call it only once the lead is committed. */
export function answerReceived(
  request: Request,
  { form, publicId, category, event, locationId, next: own }: Received,
): Response {
  const query = new URLSearchParams({
    form,
    ...(locationId === null ? {} : { location: String(locationId) }),
  })
  const next = own ?? `/success?${query}`
  const cookies = endedCookies(request)
  if (wantsPage(request)) return redirect(next, cookies)
  return Response.json(
    { success: true, lead_id: publicId, event, success_category: category, next },
    { status: 201, headers: headersOf(cookies) },
  )
}
