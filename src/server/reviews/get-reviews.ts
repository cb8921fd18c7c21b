import { buildTag } from '@/domain/cache/tags'
import { pictureOf } from '@/domain/content/picture'
import { newestReviews, type Review, type ReviewSummary, summariseReviews } from '@/domain/reviews/review'
import { nextTimeAgo } from '@/domain/reviews/time-ago'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Review as StoredReview } from '@/payload-types'
import { cachePageUntil } from '../cache/cache-page-until'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { withImageCdn } from '../content/with-image-cdn'
import { askReviewService } from './review-service'

/** The newest are read. Older ones no longer say anything about the dealer. */
const MOST = 2000

type Website = Pick<TenantContext, 'id' | 'settings' | 'canonicalHost'>

const tagsOf = ({ id: tenant }: Website) => [
  buildTag('tenant', { tenant }),
  buildTag('reviews', { tenant }),
  buildTag('media', { tenant }),
]

function reviewOf(stored: StoredReview): Review {
  const { id, customer_name, text, rating, image, review_date, reply_text, reply_date, source, location } =
    stored
  return {
    id,
    customerName: customer_name,
    text,
    rating,
    picture: pictureOf(image),
    reviewDate: review_date,
    reply: reply_text ? { text: reply_text, date: reply_date ?? null } : null,
    source: source ?? '',
    locationId: typeof location === 'object' ? (location?.id ?? null) : (location ?? null),
  }
}

const readReviews = (ctx: Website): Promise<Review[]> =>
  cached(ctx, ['reviews'], tagsOf(ctx), async () => {
    const options = { collection: 'reviews', depth: 1, limit: MOST, sort: '-review_date' } as const
    return withImageCdn(ctx, await findForTenant(ctx, options)).map(reviewOf)
  })

/** Milliseconds until a page that was rendered while the service failed asks it again. */
const AGAIN_MS = 300_000

/** Those of the website's service, or else its own. */
async function siteReviews(ctx: TenantContext, now: Date): Promise<readonly Review[]> {
  const served = await askReviewService(ctx)
  if (served) return served
  if (ctx.settings['integrations.reviewsUrl'])
    await cachePageUntil(ctx, new Date(now.getTime() + AGAIN_MS), now)
  return readReviews(ctx)
}

export interface ShownReviews {
  readonly reviews: readonly Review[]
  readonly summary: ReviewSummary | null
}

/**
 * The website's newest reviews, or a location's, as many as its setting says, with the summary of all of them (BLOG-04, BLOG-05, LOC-16).
 * None if the website hides reviews. The page being rendered is cached until the age of one of them changes.
 */
export async function getReviews(
  ctx: TenantContext,
  now: Date,
  locationId: number | null = null,
): Promise<ShownReviews> {
  if (ctx.settings['reviews.hidden']) return { reviews: [], summary: null }
  const chosen =
    locationId === null
      ? await siteReviews(ctx, now)
      : (await readReviews(ctx)).filter((review) => review.locationId === locationId)
  const reviews = newestReviews(chosen, ctx.settings['reviews.fullQuantity'])
  const change = nextTimeAgo(
    reviews.map(({ reviewDate }) => new Date(reviewDate)),
    now,
  )
  if (change) await cachePageUntil(ctx, change, now)
  return { reviews, summary: summariseReviews(chosen) }
}

/** Summaries by location, for locations whose rating staff have not entered. */
export async function getLocationSummaries(ctx: Website): Promise<ReadonlyMap<number, ReviewSummary>> {
  const byLocation = new Map<number, Review[]>()
  for (const review of await readReviews(ctx)) {
    if (review.locationId === null) continue
    byLocation.set(review.locationId, [...(byLocation.get(review.locationId) ?? []), review])
  }
  const summaries = [...byLocation].flatMap(([id, reviews]) => {
    const summary = summariseReviews(reviews)
    return summary ? [[id, summary] as const] : []
  })
  return new Map(summaries)
}
