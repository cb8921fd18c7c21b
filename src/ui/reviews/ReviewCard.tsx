import { storyDate, storyDay } from '@/domain/content/story-date'
import type { Review } from '@/domain/reviews/review'
import { timeAgo } from '@/domain/reviews/time-ago'
import { Photo } from '../primitives/pictures/Photo'
import { Stars } from '../primitives/pictures/StarRating'

interface Props {
  review: Review
  hasStars: boolean
  now: Date
}

/** A review in full, with the dealer's reply (BLOG-04). */
export function ReviewCard({ review, hasStars, now }: Props) {
  const { customerName, picture, rating, text, reviewDate, reply, source } = review
  return (
    <article className="ground-paper flex w-full flex-col gap-4 rounded-card border border-line p-6">
      {hasStars && (
        <p>
          <Stars rating={rating} />
        </p>
      )}
      <blockquote className="whitespace-pre-line leading-relaxed">{text}</blockquote>
      <p className="mt-auto flex items-center gap-3 text-sm">
        {picture && (
          <Photo
            picture={{ ...picture, alt: '' }}
            crop="1:1"
            sizes="48px"
            className="size-12 shrink-0 rounded-full object-cover"
          />
        )}
        <span>
          <span className="block font-semibold">{customerName}</span>
          <span className="text-ink-3">
            <time dateTime={storyDay(reviewDate)} title={storyDate(reviewDate)}>
              {timeAgo(new Date(reviewDate), now)}
            </time>
            {source && ` on ${source}`}
          </span>
        </span>
      </p>
      {reply && <Reply text={reply.text} date={reply.date} />}
    </article>
  )
}

function Reply({ text, date }: NonNullable<Review['reply']>) {
  return (
    <div className="ground-quiet rounded-card p-4 text-sm">
      <p className="mb-1 font-semibold">
        Our reply
        {date && (
          <time dateTime={storyDay(date)} className="ml-2 font-normal text-ink-3">
            {storyDate(date)}
          </time>
        )}
      </p>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  )
}
