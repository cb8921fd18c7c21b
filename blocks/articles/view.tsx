import { pictureOf } from '@/domain/content/picture'
import { storyDate, storyDay } from '@/domain/content/story-date'
import { isSafeHref } from '@/domain/url/link'
import type { ArticlesBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { Photo } from '@/ui/primitives/pictures/Photo'

type Card = ArticlesBlock['cards'][number]

interface ArticlesViewProps {
  block: ArticlesBlock
  /** The website's maximum number of cards. */
  limit: number
}

/** Shows the newest stories first (CB-07). Renders nothing if the limit is 0. */
export function ArticlesView({ block, limit }: ArticlesViewProps) {
  const cards = block.cards
    .filter((card) => pictureOf(card.picture) && isSafeHref(card.href))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, limit)
  if (cards.length === 0) return null
  return (
    <BlockSection heading={block.heading} headingClass="mb-8">
      <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id ?? card.href} className="grid">
            <StoryCard card={card} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function StoryCard({ card }: { card: Card }) {
  const picture = pictureOf(card.picture)
  return (
    <article className="group ground-paper relative flex flex-col overflow-hidden rounded-card border border-line">
      {picture && (
        <span className="block overflow-hidden bg-surface-3">
          <Photo
            picture={{ ...picture, alt: '' }}
            crop="3:2"
            sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 33vw, (min-width: 40rem) 50vw, 100vw"
            className="aspect-3/2 w-full object-cover transition-transform duration-(--motion-entrance) group-hover:scale-[1.03]"
          />
        </span>
      )}
      <div className="flex flex-1 flex-col gap-3 p-5">
        <time dateTime={storyDay(card.date)} className="text-sm text-ink-3">
          {storyDate(card.date)}
        </time>
        <h3 className="text-lg leading-snug lg:text-xl">{card.heading}</h3>
        <a
          href={card.href}
          className="mt-auto inline-flex min-h-11 items-center text-sm font-bold tracking-wide text-link after:absolute after:inset-0 group-hover:underline"
        >
          READ MORE<span className="sr-only">: {card.heading}</span>
        </a>
      </div>
    </article>
  )
}
