import type { Pool } from 'pg'
import { postPath } from '@/domain/blog/blog-paths'
import {
  type DeadLink,
  type FoundLink,
  type LinkAnswer,
  linksIn,
  mergeLinks,
  sortAnswers,
} from '@/domain/content/links/link-check'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { log } from '../log/log.mjs'
import { readOrigin } from '../tenants/read-origin'
import { readTenantContext } from '../tenants/read-tenant-context'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchText } from '../upstream/fetch-json'
import { siteLimits } from '../upstream/site-limits'
import { askLink } from './ask-link'

/** Of one website and night. */
const MAX_PAGES = 500
const MAX_LINKS = 2000
const LINKS_AT_ONCE = 4
const DAYS_STORED = 30

const WRITTEN = `
  SELECT path FROM (
    SELECT 1 AS nth, path FROM pages WHERE tenant_id = $1 AND _status = 'published'
    UNION ALL SELECT 2, '/offers/' || id FROM offers WHERE tenant_id = $1 AND _status = 'published'
    UNION ALL SELECT 3, '${postPath({ slug: '' })}' || slug FROM blog_posts WHERE tenant_id = $1 AND _status = 'published'
  ) written ORDER BY nth, path LIMIT ${MAX_PAGES}`

/** The HTML of a page. Null for a page that is not shown now, such as an offer that has ended. */
async function askPage(origin: string, path: string): Promise<string | null> {
  try {
    return await fetchText(origin + path, siteLimits(origin))
  } catch (error) {
    if (error instanceof FetchFailed && error.status === 404) return null
    throw error
  }
}

async function readLinks(
  origin: string,
  paths: readonly string[],
): Promise<[links: FoundLink[], pages: number]> {
  const pages = []
  for (const path of paths) {
    const html = await askPage(origin, path)
    if (html !== null) pages.push({ path, links: linksIn(html, origin, path) })
  }
  return [mergeLinks(pages).slice(0, MAX_LINKS), pages.length]
}

/** The answer of each link, asked a few at a time. */
async function askAll(origin: string, links: readonly FoundLink[]): Promise<LinkAnswer[]> {
  const answers: LinkAnswer[] = []
  const waiting = links.entries()
  const ask = async () => {
    for (const [nth, { address }] of waiting) answers[nth] = await askLink(origin, address)
  }
  await Promise.all(Array.from({ length: LINKS_AT_ONCE }, ask))
  return answers
}

interface LinkCheck {
  readonly pages: number
  readonly links: number
  /** Links whose address gave no clear answer. */
  readonly unsure: number
  readonly dead: readonly DeadLink[]
  readonly problem: string | null
}

async function check(pool: Pool, ctx: TenantContext): Promise<LinkCheck> {
  const origin = await readOrigin(pool, ctx)
  const { rows } = await pool.query<{ path: string }>(WRITTEN, [ctx.id])
  const paths = rows.map(({ path }) => path)
  const [links, pages] = await readLinks(origin, paths)
  const answers = await askAll(origin, links)
  const answered = links.map((link, nth) => ({ ...link, answer: answers[nth] ?? 'unsure' }))
  return { pages, links: links.length, problem: null, ...sortAnswers(answered) }
}

const STORE = `
  INSERT INTO link_checks (tenant_id, pages, links, unsure, dead, dead_links, problem, updated_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)`

const FORGET = `DELETE FROM link_checks WHERE created_at < $1::timestamptz - make_interval(days => ${DAYS_STORED})`

/** Checks the links of one website's pages, offers and posts, and stores the result for its staff. */
export async function checkSiteLinks(pool: Pool, tenantId: number, now: Date): Promise<void> {
  const ctx = await readTenantContext(tenantId)
  if (!ctx) return
  const found = await check(pool, ctx).catch((error): LinkCheck => {
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
