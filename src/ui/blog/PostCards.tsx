import { postPath } from '@/domain/blog/blog-paths'
import type { PostSummary } from '@/domain/blog/blog-post'
import { PostCard } from './PostCard'

interface Props {
  posts: readonly PostSummary[]
  level: 'h2' | 'h3'
  hasTeasers?: boolean
}

export function PostCards({ posts, level, hasTeasers = false }: Props) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map(({ id, slug, title, teaser, date, picture }) => (
        <li key={id} className="flex">
          <PostCard
            picture={picture}
            date={date}
            heading={title}
            teaser={hasTeasers ? teaser : undefined}
            href={postPath({ slug })}
            level={level}
          />
        </li>
      ))}
    </ul>
  )
}
