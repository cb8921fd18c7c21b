import { pictureOf } from '@/domain/content/picture'
import { isSafeHref } from '@/domain/url/link'
import type { ArticlesBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { PostCard } from '@/ui/blog/PostCard'

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
          <li key={card.id ?? card.href} className="flex">
            <PostCard
              picture={pictureOf(card.picture)}
              date={card.date}
              heading={card.heading}
              href={card.href}
            />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
