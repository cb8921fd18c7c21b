import type { Pool } from 'pg'
import {
  type AnsweredLink,
  type DeadLink,
  type FoundLink,
  type LinkAnswer,
  mergeLinks,
  sortAnswers,
} from '@/domain/content/links/link-check'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '../log/log.mjs'
import { readOrigin } from '../tenants/read-origin'
import { readTenantContext } from '../tenants/read-tenant-context'
import { FetchFailed } from '../upstream/fetch-failed'
import { askLink } from './ask-link'
import { readPages, readPaths } from './read-pages'
import { readStoredLinks } from './read-stored-links'
import { Silence } from './silence'

/** Of one website and night. */
const MAX_PAGES = 500
const MAX_LINKS = 2000
const LINKS_AT_ONCE = 4
const DAYS_STORED = 30

/** The links with the answer of each, asked a few at a time. Without those of websites that are down. */
async function askAll(origin: string, links: readonly FoundLink[], silence: Silence) {
  const answers: (LinkAnswer | null)[] = []
  const waiting = links.entries()
  const ask = async () => {
    for (const [nth, { address }] of waiting) answers[nth] = await askLink(origin, address, silence)
  }
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, ask))
  return links.flatMap((link, nth): AnsweredLink[] => {
    const answer = answers[nth]
    return answer ? [{ ...link, answer }] : []
  })
}

interface LinkCheck {
  readonly pages: number
  readonly links: number
  /** Links whose address gave no clear answer. */
  readonly unsure: number
  readonly dead: readonly DeadLink[]
  readonly problem: string | null
}

const count = (most: number) => most.toLocaleString('en-AU')

const STOPPED = 'The website stopped answering: its other pages and links were not opened.'

interface Asked {
  readonly paths: readonly string[]
  readonly links: readonly FoundLink[]
  readonly isDown: boolean
}

/** What the check left out. Null if nothing. */
function partOf({ paths, links, isDown }: Asked): string | null {
  const parts = [
    ...(isDown ? [STOPPED] : []),
    ...(paths.length > MAX_PAGES
      ? [`The website has more than ${MAX_PAGES} pages: only the first ${MAX_PAGES} were read.`]
      : []),
    ...(links.length > MAX_LINKS
      ? [`It has more than ${count(MAX_LINKS)} links: only the first ${count(MAX_LINKS)} were opened.`]
      : []),
  ]
  return parts.join(' ') || null
}

/** The pages that failed come last. Those that are also dead links are there already, with the places that link to them. */
const withUnread = (dead: readonly DeadLink[], unread: readonly DeadLink[]): DeadLink[] => [
  ...dead,
  ...unread.filter((page) => dead.every(({ address }) => address !== page.address)),
]

async function check(pool: Pool, ctx: TenantContext, now: Date): Promise<LinkCheck> {
  const { origin } = new URL(await readOrigin(pool, ctx))
  const paths = await readPaths(pool, ctx.id, MAX_PAGES + 1)
  const silence = new Silence()
  const { pages, unread } = await readPages(origin, paths.slice(0, MAX_PAGES), silence)
  const { content, redirects } = await readStoredLinks(pool, { tenantId: ctx.id, origin, now })
  const links = mergeLinks([...content, ...pages, ...redirects])
  const answered = await askAll(origin, links.slice(0, MAX_LINKS), silence)
  const { dead, unsure } = sortAnswers(answered)
  return {
    pages: pages.length,
    links: answered.length,
    unsure,
    dead: withUnread(dead, unread),
    problem: partOf({ paths, links, isDown: silence.isDown(origin) }),
  }
}

const STORE = `
  INSERT INTO link_checks (tenant_id, pages, links, unsure, dead, dead_links, problem, updated_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`

const FORGET = `DELETE FROM link_checks WHERE created_at < $1::timestamptz - make_interval(days => ${DAYS_STORED})`

/** Checks the links of one website's pages, offers and posts, and those that its content stores, and stores the result for its staff. */
export async function checkSiteLinks(pool: Pool, tenantId: number, now: Date): Promise<void> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const found = await check(pool, ctx, now).catch((error): LinkCheck => {
    log.warn({ err: error, tenantId }, 'the links of a website could not be checked')
    const reason = error instanceof FetchFailed ? error.message : 'Its answer could not be read.'
    const problem = `The website could not be checked. ${reason}`
    return { pages: 0, links: 0, unsure: 0, dead: [], problem }
  })
  const { pages, links, unsure, dead, problem } = found
  const deadLinks = JSON.stringify(dead)
  await pool.query(STORE, [tenantId, pages, links, unsure, dead.length, deadLinks, problem, now])
}

/** Checks the links of every website, one after the other, and deletes checks older than 30 days. */
export async function checkAllLinks(pool: Pool, now: Date): Promise<void> {
  await pool.query(FORGET, [now])
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM tenants ORDER BY id')
  for (const { id } of rows) await checkSiteLinks(pool, id, now)
}
