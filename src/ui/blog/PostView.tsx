import type { BlogPost, PostSummary } from '@/domain/blog/blog-post'
import { storyDate, storyDay } from '@/domain/content/story-date'
import type { Crumb } from '@/domain/stock/breadcrumbs'
import { Breadcrumbs } from '@/ui/primitives/Breadcrumbs'
import { Photo } from '@/ui/primitives/pictures/Photo'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'
import { RichText } from '@/ui/rich-text/RichText'
import { PostCards } from './PostCards'

interface Props {
  post: BlogPost
  crumbs: readonly Crumb[]
  related: readonly PostSummary[]
}

/** One post of the blog (BLOG-01). */
export function PostView({ post, crumbs, related }: Props) {
  const { title, teaser, date, author, picture, body } = post
  return (
    <>
      <article className="container-page py-6 sm:py-10">
        <Breadcrumbs crumbs={crumbs} />
        <header className="mt-4 max-w-[68ch]">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-3 text-ink-3">
            <time dateTime={storyDay(date)}>{storyDate(date)}</time>
            {author && ` · ${author}`}
          </p>
          <p className="mt-4 text-xl text-ink-2">{teaser}</p>
        </header>
        {picture && (
          <Photo
            picture={picture}
            crop="3:2"
            sizes="(min-width: 64rem) 56rem, 100vw"
            prioritised
            className="my-8 aspect-3/2 w-full max-w-4xl rounded-card bg-surface-3 object-cover"
          />
        )}
        <RichText content={body} />
      </article>
      {related.length > 0 && (
        <section className="container-page section-space">
          <SectionHeading className="mb-8">More from the blog</SectionHeading>
          <PostCards posts={related} level="h3" />
        </section>
      )}
    </>
  )
}
