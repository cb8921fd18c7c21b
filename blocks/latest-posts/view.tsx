import { BLOG } from '@/domain/blog/blog-paths'
import type { PostSummary } from '@/domain/blog/blog-post'
import type { LatestPostsBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { PostCards } from '@/ui/blog/PostCards'
import { Icon } from '@/ui/primitives/Icon'

interface Props {
  block: Pick<LatestPostsBlock, 'heading'>
  posts: readonly PostSummary[]
}

/** Renders nothing without posts. */
export function LatestPostsView({ block, posts }: Props) {
  if (posts.length === 0) return null
  return (
    <BlockSection heading={block.heading} headingClass="mb-8">
      <PostCards posts={posts} level={block.heading ? 'h3' : 'h2'} />
      <p className="mt-6">
        <a
          href={BLOG}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        >
          See all posts
          <Icon name="arrow" />
        </a>
      </p>
    </BlockSection>
  )
}
