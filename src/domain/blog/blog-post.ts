import { isLive, nextChange } from '../content/live-window'
import type { Picture } from '../content/picture'
import type { RichTextContent } from '../text/rich-text-node'

/** Kinds of posts on the website itself (ROUTE-40). Only vehicle reviews have a list of their own. */
export const blogCategories = [
  { value: 'vehicle-reviews', label: 'Vehicle reviews' },
  { value: 'news', label: 'News and advice' },
] as const

export type BlogCategory = (typeof blogCategories)[number]['value']

export const categoryLabel = (category: BlogCategory): string =>
  blogCategories.find(({ value }) => value === category)?.label ?? ''

/** What a card shows of a post. */
export interface PostSummary {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly teaser: string
  readonly category: BlogCategory
  /** ISO 8601. The post is shown from this time on. */
  readonly date: string
  readonly picture: Picture | null
}

export interface BlogPost extends PostSummary {
  readonly author: string
  readonly body: RichTextContent
  /** ISO 8601. */
  readonly changed: string
}

const POSTS_PER_PAGE = 12
const RELATED = 3

/** The posts that have started at `now`, newest first. */
export function shownPosts<Post extends PostSummary>(posts: readonly Post[], now: Date): Post[] {
  return posts
    .filter(({ date }) => isLive({ liveFrom: date }, now))
    .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date) || other.id - one.id)
}

/** When the next post starts; null if none waits. */
export const nextPost = (posts: readonly Pick<PostSummary, 'date'>[], now: Date): Date | null =>
  nextChange(
    posts.map(({ date }) => ({ liveFrom: date })),
    now,
  )

export interface PostList {
  readonly posts: readonly PostSummary[]
  /** From 1. */
  readonly page: number
  readonly pages: number
}

/** One page of the posts, or of a category's. Null for a page without posts. */
export function listPosts(
  shown: readonly PostSummary[],
  category: BlogCategory | null,
  page: number,
): PostList | null {
  const posts = shown.filter((post) => category === null || post.category === category)
  const pages = Math.ceil(posts.length / POSTS_PER_PAGE)
  if (page > pages) return null
  return { posts: posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE), page, pages }
}

/** The newest other posts, those of the same kind first. */
export function relatedPosts(shown: readonly PostSummary[], post: PostSummary): PostSummary[] {
  const others = shown.filter(({ id }) => id !== post.id)
  const isSame = ({ category }: PostSummary) => Number(category === post.category)
  return others.toSorted((one, other) => isSame(other) - isSame(one)).slice(0, RELATED)
}
