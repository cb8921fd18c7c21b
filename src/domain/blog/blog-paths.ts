import { type BlogCategory, blogCategories } from './blog-post'

/** ROUTE-40. */
export const BLOG = '/blog'

/** Categories that an external blog has, in the menu's order (ROUTE-42). */
const externalCategories = [
  { slug: 'buyer-advice', label: 'Buyer advice' },
  { slug: 'motoring-tips', label: 'Motoring tips' },
  { slug: 'servicing-insights', label: 'Servicing insights' },
  { slug: '4x4xmore-adventures', label: '4x4 and more adventures' },
] as const

/** The only category with a list of its own. */
const LISTED: BlogCategory = 'vehicle-reviews'

const PAGE = 'page'

const taken: readonly string[] = [
  PAGE,
  ...blogCategories.map(({ value }) => value),
  ...externalCategories.map(({ slug }) => slug),
]

/** Whether a post cannot have this slug, because its address has another meaning. */
export const isTakenSlug = (slug: string): boolean => taken.includes(slug)

export const postPath = ({ slug }: { readonly slug: string }): string => `${BLOG}/${slug}`

export function postsPath(category: BlogCategory | null, page = 1): string {
  const path = category ? `${BLOG}/${category}` : BLOG
  return page > 1 ? `${path}/${PAGE}/${page}` : path
}

/** What an address below `/blog` asks for. */
export type AskedPosts =
  | { readonly kind: 'list'; readonly category: BlogCategory | null; readonly page: number }
  | { readonly kind: 'post'; readonly slug: string }

const NUMBER = /^[1-9]\d{0,3}$/

/** Parses the segments after `/blog`. Null for an address that means nothing: page 1 has no number, so that a list has one address. */
export function parseBlogPath(segments: readonly string[]): AskedPosts | null {
  const category = segments[0] === LISTED ? LISTED : null
  const [first, second, ...more] = category ? segments.slice(1) : segments
  if (first === undefined) return { kind: 'list', category, page: 1 }
  if (first === PAGE && second && NUMBER.test(second) && second !== '1' && more.length === 0)
    return { kind: 'list', category, page: Number(second) }
  const isPost = second === undefined && category === null && !isTakenSlug(first)
  return isPost ? { kind: 'post', slug: first } : null
}

export interface BlogLink {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

/** The links above a list: all posts, vehicle reviews if there are any, and the categories of the external blog at `host` (ROUTE-42). */
export function blogLinks(current: BlogCategory | null, hasReviews: boolean, host: string): BlogLink[] {
  const own = [
    { label: 'All posts', category: null },
    ...(hasReviews ? [{ label: 'Vehicle reviews', category: LISTED }] : []),
  ]
  const base = host.replace(/\/+$/, '')
  return [
    ...own.map(({ label, category }) => ({
      label,
      href: postsPath(category),
      isCurrent: category === current,
    })),
    ...(base
      ? externalCategories.map(({ slug, label }) => ({ label, href: `${base}/${slug}`, isCurrent: false }))
      : []),
  ]
}
