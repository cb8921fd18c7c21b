import type { JSONFieldServerComponent, PayloadRequest } from 'payload'
import { BLOG } from '@/domain/blog/blog-paths'
import { type DeadLink, deadReasonText, type LinkPlace } from '@/domain/content/links/link-check'
import { idOf } from '../../access/roles'

/** A link on this many pages, and on most of them, is one of the menu or the footer. */
const MENU_PAGES = 3

interface Place {
  readonly label: string
  /** Below the admin's own path. Null if the person cannot open the document. */
  readonly href: string | null
}

const OFFER = /^\/offers\/(\d+)$/

/** Finds the documents behind the paths, as far as the person may read them. */
async function documentsAt(req: PayloadRequest, tenant: number, paths: readonly string[]) {
  const found = new Map<string, string>()
  const own = { tenant: { equals: tenant } }
  const asPerson = { pagination: false, depth: 0, overrideAccess: false, user: req.user, req } as const
  const pages = await req.payload.find({
    ...asPerson,
    collection: 'pages',
    where: { and: [own, { path: { in: paths } }] },
    select: { path: true },
  })
  for (const { id, path } of pages.docs) found.set(path, `/collections/pages/${id}`)
  const slugs = paths.filter((path) => path.startsWith(`${BLOG}/`)).map((path) => path.slice(BLOG.length + 1))
  if (slugs.length > 0) {
    const posts = await req.payload.find({
      ...asPerson,
      collection: 'blog-posts',
      where: { and: [own, { slug: { in: slugs } }] },
      select: { slug: true },
    })
    for (const { id, slug } of posts.docs) found.set(`${BLOG}/${slug}`, `/collections/blog-posts/${id}`)
  }
  for (const path of paths) {
    const offer = OFFER.exec(path)
    if (offer) found.set(path, `/collections/offers/${offer[1]}`)
  }
  return found
}

function placesOf(link: DeadLink, pagesRead: number, known: ReadonlyMap<string, string>): Place[] {
  const isMenu = link.pages >= MENU_PAGES && link.pages > pagesRead / 2
  const named = isMenu ? link.places.filter(({ document }) => document) : link.places
  const places: Place[] = named.map(({ path, text, document }: LinkPlace) => ({
    label: text ? `${path}, “${text}”` : path,
    href: document ? `/collections/${document}` : (known.get(path) ?? null),
  }))
  if (isMenu) places.push({ label: `Menu or footer (${link.pages} pages)`, href: '/collections/site-chrome' })
  const rest = (isMenu ? 0 : link.pages) + (link.documents ?? 0) - named.length
  return rest > 0 ? [...places, { label: `${rest} more`, href: null }] : places
}

const problemOf = ({ reason, detail }: DeadLink) =>
  detail ? `${deadReasonText[reason]}. ${detail}` : deadReasonText[reason]

/** The dead links of a check, with a link to the document that has each. */
export const DeadLinks: JSONFieldServerComponent = async ({ data, req }) => {
  const links = (data?.dead_links ?? []) as readonly DeadLink[]
  const tenant = idOf(data?.tenant)
  if (tenant === null || (data?.problem && links.length === 0)) return null
  if (links.length === 0) return <p className="field-type">Every link works.</p>
  const paths = [
    ...new Set(
      links.flatMap(({ places }) => places.filter(({ document }) => !document).map(({ path }) => path)),
    ),
  ]
  const documents = await documentsAt(req, tenant, paths)
  const { admin } = req.payload.config.routes
  return (
    <div className="field-type table table--appearance-condensed tw:max-h-128 tw:overflow-auto">
      <table>
        <caption>Dead links</caption>
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col">Problem</th>
            <th scope="col">Where</th>
          </tr>
        </thead>
        <tbody>
          {links.map((link) => (
            <tr key={link.address}>
              <td className="tw:wrap-anywhere">{link.address}</td>
              <td>{problemOf(link)}</td>
              <td>
                <ul className="tw:list-none tw:p-0">
                  {placesOf(link, Number(data?.pages), documents).map(({ label, href }) => (
                    <li key={label}>{href ? <a href={admin + href}>{label}</a> : label}</li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
