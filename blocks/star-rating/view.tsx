import { isSafeHref } from '@/domain/url/link'
import type { StarRatingBlock } from '@/payload-types'
import { Icon } from '@/ui/primitives/Icon'
import { StarRating } from '@/ui/primitives/pictures/StarRating'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface StarRatingViewProps {
  block: StarRatingBlock
  /** Whether the website may show the rating. */
  isShown: boolean
}

/** Shows stars, figures and a few quotes (CB-03). Renders nothing if the rating may not be shown. */
export function StarRatingView({ block, isShown }: StarRatingViewProps) {
  if (!isShown) return null
  const { href, label, quotes } = block
  const Part = block.heading ? 'section' : 'div'
  return (
    <Part className="ground-quiet">
      <div className="container-page section-space">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="flex flex-col gap-3">
            <SectionHeading>{block.heading}</SectionHeading>
            <p className="flex flex-wrap items-center gap-x-3 text-lg">
              <StarRating rating={block.rating} reviews={block.reviews} />
              {block.source && <span className="text-ink-3">on {block.source}</span>}
            </p>
          </div>
          {href && label && isSafeHref(href) && (
            <a
              href={href}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
            >
              {label}
              <Icon name="arrow" />
            </a>
          )}
        </div>
        {quotes && quotes.length > 0 && <Quotes quotes={quotes} />}
      </div>
    </Part>
  )
}

function Quotes({ quotes }: { quotes: NonNullable<StarRatingBlock['quotes']> }) {
  return (
    <ul className="mt-8 grid gap-4 md:grid-cols-3">
      {quotes.map(({ id, text, name }) => (
        <li key={id ?? text} className="ground-paper rounded-card border border-line p-6">
          <figure className="flex h-full flex-col justify-between gap-6">
            <blockquote className="text-lg leading-snug">“{text}”</blockquote>
            <figcaption className="text-sm font-semibold text-ink-3">{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
