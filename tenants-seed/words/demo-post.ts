import type { BlogCategory } from '@/domain/blog/blog-post'

/** A post of a demo website's blog (BLOG-01). */
export interface DemoPost {
  readonly title: string
  readonly teaser: string
  readonly category: BlogCategory
  /** Days before the day of planting (decision 54). */
  readonly daysAgo: number
  /** One of the website's pictures. */
  readonly picture: string
  readonly author?: string
  /** See `richText`. */
  readonly body: string
}
