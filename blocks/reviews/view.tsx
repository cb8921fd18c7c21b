import type { Review, ReviewSummary } from '@/domain/reviews/review'
import type { ReviewsBlock } from '@/payload-types'
import { BlockSection } from '@/ui/blocks/BlockSection'
import { StarRating } from '@/ui/primitives/pictures/StarRating'
import { ReviewCard } from '@/ui/reviews/ReviewCard'

interface Props {
  block: Pick<ReviewsBlock, 'heading'>
  shown: { readonly reviews: readonly Review[]; readonly summary: ReviewSummary | null }
  now: Date
}

/** Renders nothing without reviews, and no stars below the website's minimum (LOC-14). */
export function ReviewsView({ block, shown: { reviews, summary }, now }: Props) {
  if (reviews.length === 0) return null
  return (
    <BlockSection heading={block.heading} headingClass="mb-4">
      {summary && (
        <p className="mb-8 text-lg">
          <StarRating rating={summary.average} reviews={summary.count} />
        </p>
      )}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.id} className="flex">
            <ReviewCard review={review} hasStars={summary !== null} now={now} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
