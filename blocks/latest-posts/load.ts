import type { PostSummary } from '@/domain/blog/blog-post'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LatestPostsBlock } from '@/payload-types'
import { getShownPosts } from '@/server/blog/get-posts'

/** The newest posts, at most as many as the website's setting says (BLOG-06). */
export async function loadLatestPosts(
  { category }: Pick<LatestPostsBlock, 'category'>,
  ctx: TenantContext,
  now: Date,
): Promise<PostSummary[]> {
  const posts = await getShownPosts(ctx, now)
  return posts
    .filter((post) => !category || post.category === category)
    .slice(0, ctx.settings['site.blogsCount'])
}
