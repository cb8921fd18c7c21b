import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import type { PublishedPage } from '@/domain/cache/plan-page-expiry'
import { linksThatBreak } from '../../uses/find-links'
import { publishedBefore, publishedNow } from './expire-page'
import { pathProblem } from './require-unique-path'

const HOME = 'This is the home page. Every visitor expects a page here.'

/** Why the published page must stay at its address; null if it need not. */
async function reasonToStay(
  req: PayloadRequest,
  id: number | string,
  { tenant, path }: NonNullable<PublishedPage>,
  goes = false,
) {
  if (path === '/') return HOME
  return linksThatBreak(req, { collection: 'pages', id, tenant, paths: [path] }, goes)
}

const LEGAL =
  'It shows a legal text, which visitors must be able to read. If another page shows it too, remove the block here first, and publish.'

/** Why the published page must stay online; null if it need not. */
const reasonToStayOnline = async (
  req: PayloadRequest,
  id: number | string,
  page: NonNullable<PublishedPage>,
) => (await reasonToStay(req, id, page, true)) ?? (page.showsLegalText ? LEGAL : null)

const refused = (message: string) => new APIError(message, 409, null, true)

/** Refuses to move or unpublish the home page and linked pages, and to unpublish legal pages. Runs after the write, which it then rolls back. */
export const guardChangedPage: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  const before = publishedBefore(req, doc.id)
  if (!before) return
  const after = await publishedNow(req, doc.id)
  if (after?.path === before.path || (after && data.move_anyway === true)) return
  const reason = await (after ? reasonToStay : reasonToStayOnline)(req, doc.id, before)
  if (!reason) return
  if (!after) throw refused(`The page cannot be unpublished. ${reason}`)
  throw pathProblem(`The page cannot move. ${reason}`)
}

/** The home page goes last: a website with pages cannot be deleted. */
async function isLastPage(req: PayloadRequest, { tenant }: NonNullable<PublishedPage>): Promise<boolean> {
  const where = { tenant: { equals: tenant } }
  // A page that the person cannot see counts too.
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })
  return totalDocs === 1
}

export const guardDeletedPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await publishedNow(req, Number(id))
  if (page?.path === '/' && (await isLastPage(req, page))) return
  const reason = page && (await reasonToStayOnline(req, id, page))
  if (reason) throw refused(`The page cannot be deleted. ${reason}`)
}
