import type { Picture } from '@/domain/content/picture'
import { storyDate, storyDay } from '@/domain/content/story-date'
import { Photo } from '@/ui/primitives/pictures/Photo'

/** CSS pixels (BLOG-02). */
const PICTURE_WIDTH = 375

interface Props {
  picture: Picture | null
  /** ISO 8601. */
  date: string
  heading: string
  teaser?: string
  href: string
  level?: 'h2' | 'h3'
}

/** A card with picture, date, heading and READ MORE (BLOG-03, CB-07). All of it opens the post. */
export function PostCard({ picture, date, heading, teaser, href, level: Heading = 'h3' }: Props) {
  return (
    <article className="group ground-paper relative flex w-full flex-col overflow-hidden rounded-card border border-line">
      {picture && (
        <span className="block overflow-hidden bg-surface-3">
          <Photo
            picture={{ ...picture, alt: '' }}
            crop="3:2"
            sizes={`(min-width: 40rem) ${PICTURE_WIDTH}px, 100vw`}
            className="aspect-3/2 w-full object-cover transition-transform duration-(--motion-entrance) group-hover:scale-[1.03]"
          />
        </span>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <time dateTime={storyDay(date)} className="text-sm text-ink-3">
          {storyDate(date)}
        </time>
        <Heading className="text-lg leading-snug lg:text-xl">{heading}</Heading>
        {teaser && <p className="text-ink-2">{teaser}</p>}
        <a
          href={href}
          className="mt-auto inline-flex min-h-11 items-center text-sm font-bold tracking-wide text-link after:absolute after:inset-0 group-hover:underline"
        >
          READ MORE<span className="sr-only">: {heading}</span>
        </a>
      </div>
    </article>
  )
}
