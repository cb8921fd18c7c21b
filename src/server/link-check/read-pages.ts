import type { Pool } from 'pg'
import { postPath } from '@/domain/blog/blog-paths'
import { type DeadLink, type LinkSource, linksIn, unreadPage } from '@/domain/content/links/link-check'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchText } from '../upstream/fetch-json'
import { siteLimits } from '../upstream/site-limits'
import { isSilent, type Silence } from './silence'

const WRITTEN = `
  SELECT path FROM (
    SELECT 1 AS nth, path FROM pages WHERE tenant_id = $1 AND _status = 'published'
    UNION ALL SELECT 2, '/offers/' || id FROM offers WHERE tenant_id = $1 AND _status = 'published'
    UNION ALL SELECT 3, '${postPath({ slug: '' })}' || slug FROM blog_posts WHERE tenant_id = $1 AND _status = 'published'
  ) written ORDER BY nth, path LIMIT $2`

/** The published pages, offers and posts of a website, at most `most`. */
export async function readPaths(pool: Pool, tenantId: number, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(WRITTEN, [tenantId, most])
  return rows.map(({ path }) => path)
}

/** The HTML of a page. Null for a page that is not shown now, such as an offer that has ended. */
async function askPage(origin: string, path: string): Promise<string | null | FetchFailed> {
  try {
    return await fetchText(origin + path, siteLimits(origin))
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    return error.status === 404 ? null : error
  }
}

interface ReadPages {
  readonly pages: readonly LinkSource[]
  /** Pages that failed, each as a dead link to itself. */
  readonly unread: readonly DeadLink[]
}

interface FailedPage {
  readonly path: string
  readonly error: FetchFailed
}

/** A website that stopped answering says nothing about the last pages that it was asked for. */
function unreadPages(failed: readonly FailedPage[], origin: string, silence: Silence): DeadLink[] {
  const told = silence.isDown(origin) ? failed.slice(0, -silence.inARow(origin)) : failed
  return told.map(({ path, error }) => unreadPage(path, error.status, error.message))
}

/**
 * The links of the pages as shoppers get them. Stops at a website that stops answering, which `silence` then knows. Throws a `FetchFailed`
 * if every page fails.
 */
export async function readPages(
  origin: string,
  paths: readonly string[],
  silence: Silence,
): Promise<ReadPages> {
  const pages: LinkSource[] = []
  const failed: FailedPage[] = []
  for (const [nth, path] of paths.entries()) {
    const html = await askPage(origin, path)
    if (html instanceof FetchFailed) failed.push({ path, error: html })
    else if (html !== null) pages.push({ path, links: linksIn(html, origin, path) })
    if (html instanceof FetchFailed && isSilent(html)) silence.noAnswer(origin)
    else silence.heard(origin)
    const isLast = silence.isDown(origin) || nth === paths.length - 1
    if (isLast && failed[0] && failed.length === nth + 1) throw failed[0].error
    if (isLast) break
  }
  return { pages, unread: unreadPages(failed, origin, silence) }
}
