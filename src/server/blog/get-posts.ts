import { type BlogPost, nextPost, type PostSummary, shownPosts } from '@/domain/blog/blog-post'
import { buildTag } from '@/domain/cache/tags'
import { pictureOf } from '@/domain/content/picture'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { BlogPost as StoredPost } from '@/payload-types'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'

/** An upper bound: no website has more posts. */
const MOST = 2000

const tagsOf = ({ id: tenant }: TenantContext) => [
  buildTag('tenant', { tenant }),
  buildTag('blog', { tenant }),
  buildTag('media', { tenant }),
]

function summaryOf({ id, slug, title, teaser, category, date, picture }: StoredPost): PostSummary {
  return { id, slug, title, teaser, category, date, picture: pictureOf(picture) }
}

/**
 * The posts that the website shows at `now`, newest first (BLOG-01). Dates are judged on every read, and the page being rendered is cached
 * until the next post starts.
 */
export async function getShownPosts(ctx: TenantContext, now: Date): Promise<PostSummary[]> {
  const posts = await cached(ctx, ['blog'], tagsOf(ctx), async () => {
    const options = { collection: 'blog-posts', depth: 1, limit: MOST, sort: '-date' } as const
    return withImageCdn(ctx, await findForTenant(ctx, options)).map(summaryOf)
  })
  const change = nextPost(posts, now)
  if (change) await cachePageUntil(ctx, change, now)
  return shownPosts(posts, now)
}

/** A post with its text. The caller has found its id among the shown ones. */
export async function getPost(ctx: TenantContext, id: number): Promise<BlogPost | null> {
  return cached(ctx, ['blog-post', String(id)], tagsOf(ctx), async () => {
    const where = { id: { equals: id } }
    const [stored] = await findForTenant(ctx, { collection: 'blog-posts', where, depth: 1, limit: 1 })
    if (!stored) return null
    const post = withImageCdn(ctx, stored)
    return { ...summaryOf(post), author: post.author ?? '', body: post.body, changed: post.updatedAt }
  })
}
