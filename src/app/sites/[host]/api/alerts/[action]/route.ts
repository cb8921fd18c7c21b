import { z } from 'zod'
import { isForeignWrite } from '@/domain/security/foreign-write'
import { saveSearchPath } from '@/domain/shoppers/alerts/save-search-path'
import { LONGEST_NAME, type SearchAlert, searchAlerts } from '@/domain/shoppers/alerts/search-alert'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readShortText } from '@/server/analytics/read-short-text'
import { database } from '@/server/clients/database'
import { log } from '@/server/log/log.mjs'
import { changeAlert, deleteSearch, saveSearch, searchToSave } from '@/server/shoppers/alerts/saved-searches'
import { setNotices } from '@/server/shoppers/alerts/watch-notices'
import { getShopper } from '@/server/shoppers/get-shopper'
import type { Shopper } from '@/server/shoppers/shopper'
import { resolveTenant } from '@/server/tenants/resolve-tenant'

interface Context {
  params: Promise<{ host: string; action: string }>
}

/** Bytes. */
const LONGEST = 8000

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' }

const problem = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers })

interface Sent {
  readonly ctx: TenantContext
  readonly shopper: Shopper
  readonly answers: URLSearchParams
}

/** What the garage says then; null for a form that is not one of ours. */
type Handler = (sent: Sent) => Promise<string | null>

const alertOf = ({ answers }: Sent): SearchAlert | null =>
  z.enum(searchAlerts).safeParse(answers.get('alert')).data ?? null

const idOf = ({ answers }: Sent): string | null => z.guid().safeParse(answers.get('id')).data ?? null

const save: Handler = async (sent) => {
  const { ctx, shopper, answers } = sent
  const alert = alertOf(sent)
  const found = alert && (await searchToSave(ctx, answers.get('search') ?? ''))
  if (!found || !ctx.settings['garage.savedSearches']) return null
  const name = (answers.get('name') ?? '').trim().slice(0, LONGEST_NAME) || found.name
  return (await saveSearch(ctx, shopper, { ...found, name, alert })) ? 'search-saved' : 'too-many'
}

const change: Handler = async (sent) => {
  const [search, alert] = [idOf(sent), alertOf(sent)]
  if (!search || !alert) return null
  await changeAlert(sent.ctx, sent.shopper, { search, alert })
  return 'search-changed'
}

const remove: Handler = async (sent) => {
  const search = idOf(sent)
  if (!search) return null
  await deleteSearch(sent.ctx, sent.shopper, search)
  return 'search-deleted'
}

const watchlist =
  (isStopped: boolean): Handler =>
  async ({ ctx, shopper }) => {
    await setNotices(database(), ctx, { shopperId: shopper.id, isStopped, now: new Date() })
    return isStopped ? 'watchlist-off' : 'watchlist-on'
  }

const forms: ReadonlyMap<string, Handler> = new Map([
  ['save', save],
  ['change', change],
  ['delete', remove],
  ['watchlist-on', watchlist(false)],
  ['watchlist-off', watchlist(true)],
])

/** The forms of saved searches and of mail about the watchlist: `POST /api/alerts/{action}`, answered with a redirect. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { host, action } = await params
  const handle = forms.get(action)
  const ctx = await resolveTenant(host)
  if (!handle || !ctx) return problem(404, 'This address does not exist.')
  if (isForeignWrite(request)) return problem(403, 'This request comes from a page on another site.')
  const text = await readShortText(request, LONGEST)
  if (text === null) return problem(413, `Send at most ${LONGEST} bytes.`)
  const answers = new URLSearchParams(text)
  try {
    const shopper = await getShopper(ctx, request.headers)
    if (!shopper) return to(signInPath({ type: 'my-garage', redirect: asked(answers) }))
    const said = await handle({ ctx, shopper, answers })
    return said === null ? problem(400, 'Send the form of this page.') : to(`/my-garage?said=${said}`)
  } catch (error) {
    log.error({ err: error }, 'a form of saved searches failed')
    return to('/my-garage?said=failed')
  }
}

/** The page to return to after signing in: what was to be saved is still there. */
function asked(answers: URLSearchParams): string {
  const search = answers.get('search')
  return search ? saveSearchPath(search) : '/my-garage'
}

const to = (location: string) => new Response(null, { status: 303, headers: { ...headers, location } })
