import { formatReviewCount, starRating } from '@/domain/reviews/star-rating'
import { ICONS } from '../sprites'

interface StarRatingProps {
  /** 0 to 5. */
  rating: number
  reviews: number
}

/** A rating in stars and figures (LOC-15). The stars are decorative. */
export function StarRating({ rating, reviews }: StarRatingProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Stars rating={rating} />
      <span aria-hidden="true" className="tabular font-semibold">
        {starRating(rating).text}
      </span>
      <span className="tabular text-sm text-ink-3">{formatReviewCount(reviews)}</span>
    </span>
  )
}

/** Five stars, which assistive technology reads as `Rated 4.6 out of 5`. */
export function Stars({ rating }: Pick<StarRatingProps, 'rating'>) {
  const { text, full, partial, empty } = starRating(rating)
  const shares = [
    ...Array<number>(full).fill(1),
    ...(partial === null ? [] : [partial]),
    ...Array<number>(empty).fill(0),
  ]
  return (
    <>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {shares.map((share, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity but their position
          <Star key={place} share={share} />
        ))}
      </span>
      <span className="sr-only">Rated {text} out of 5</span>
    </>
  )
}

function Star({ share }: { share: number }) {
  const path = <use href={`${ICONS}#star`} />
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-7 stroke-[1.5] [stroke-linejoin:round]"
      data-share={share}
    >
      <g className="fill-surface-3 stroke-surface-3">{path}</g>
      {share > 0 && (
        <g
          className="fill-[oklch(0.76_0.16_75)] stroke-[oklch(0.76_0.16_75)]"
          style={{ clipPath: `inset(0 ${100 - share * 100}% 0 0)` }}
        >
          {path}
        </g>
      )}
    </svg>
  )
}
