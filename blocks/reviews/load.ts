import { showsRating } from '@/domain/reviews/star-rating'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { ReviewsBlock } from '@/payload-types'
import { getReviews, type ShownReviews } from '@/server/reviews/get-reviews'

/** The summary is left out if the website may not show such a rating (LOC-14). */
export async function loadReviews(
  { location }: Pick<ReviewsBlock, 'location'>,
  ctx: TenantContext,
  now: Date,
): Promise<ShownReviews> {
  const id = typeof location === 'object' ? (location?.id ?? null) : (location ?? null)
  const { reviews, summary } = await getReviews(ctx, now, id)
  return { reviews, summary: summary && showsRating(summary.average, ctx.settings) ? summary : null }
}
