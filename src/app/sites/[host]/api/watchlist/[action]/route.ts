import { z } from 'zod'
import { WATCHLIST } from '@/domain/content/watchlist-path'
import { isForeignWrite } from '@/domain/security/foreign-write'
import { safePath } from '@/domain/shoppers/safe-path'
import { type WatchlistSaid, watchlistSaid } from '@/domain/shoppers/said'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import { readShortText } from '@/server/analytics/read-short-text'
import { log } from '@/server/log/log.mjs'
import { getShopper } from '@/server/shoppers/get-shopper'
import { removeVehicle, type SaveOutcome, saveVehicle } from '@/server/shoppers/watchlist/watchlist'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; action: string }>
}

const headers = { 'cache-control': 'no-store' }

/** Bytes. An id and a number need about sixty. */
const LONGEST = 2000

const calls = new Map([
  ['save-car', saveVehicle],
  ['remove-car', removeVehicle],
])

/** A `phone_number` may be sent and is ignored: the number is the session's (decision 62). */
const body = z.object({
  car_id: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^[1-9]\d{0,8}$/, 'car_id: send the number of a vehicle.')),
})

const answer = (status: number, success: boolean, message?: string) =>
  Response.json(message ? { success, error: { message } } : { success }, { status, headers })

const to = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } })

const problems: Readonly<Record<Exclude<SaveOutcome, 'done'>, readonly [number, WatchlistSaid]>> = {
  'no vehicle': [404, 'gone'],
  full: [409, 'full'],
}

/**
 * `POST /api/watchlist/save-car` and `…/remove-car` with `{ car_id }` (WATCH-06, WATCH-07). Answers `{ success }`. A form is
 * answered with a redirect to the watchlist, which says what was done, so that the button works without JavaScript.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  if (isForeignWrite(request)) return answer(403, false, 'This request comes from a page on another site.')
  const { host, action } = await params
  const ctx = await resolveTenant(host)
  const call = calls.get(action)
  if (!call || !ctx?.settings['garage.watchlist']) return answer(404, false, 'This address does not exist.')
  const text = await readShortText(request, LONGEST)
  if (text === null) return answer(413, false, `Send at most ${LONGEST} bytes.`)
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  const read = body.safeParse(isForm ? Object.fromEntries(new URLSearchParams(text)) : jsonOf(text))
  if (!read.success) return answer(400, false, read.error.issues[0]?.message ?? 'Send JSON.')
  const page = safePath(request.headers.get('referer'), request.headers.get('host')) ?? '/watchlist'
  try {
    const shopper = await getShopper(ctx, request.headers)
    if (!shopper?.phoneVerified) {
      return isForm
        ? to(signInPath({ type: 'watchlist', redirect: page, back: page }))
        : answer(401, false, 'Sign in to save vehicles.')
    }
    const outcome = await call(ctx, shopper, read.data.car_id)
    if (outcome !== 'done') return say(...problems[outcome], isForm)
    return say(200, action === 'save-car' ? 'saved' : 'removed', isForm)
  } catch (error) {
    log.error({ err: error }, 'a watchlist could not be changed')
    return say(503, 'failed', isForm)
  }
}

function say(status: number, said: WatchlistSaid, isForm: boolean): Response {
  if (isForm) return to(`${WATCHLIST}?said=${said}`)
  return status === 200 ? answer(200, true) : answer(status, false, watchlistSaid[said].text)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
