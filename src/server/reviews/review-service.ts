import { z } from 'zod'
import { buildTag } from '@/domain/cache/tags'
import type { Review } from '@/domain/reviews/review'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { env } from '@/env'
import { cached } from '../cache/cached'
import { log } from '../log/log.mjs'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'
import { CircuitOpen, circuitBreaker } from '../upstream/with-circuit-breaker'

/** A page waits for the answer when it is rendered, at most once an hour. */
const limits: Omit<FetchLimits, 'allowPrivate'> = { idleMs: 2000, totalMs: 3000, maxBytes: 2 * 1024 * 1024 }

const HOUR_SECONDS = 3600
const MOST = 2000

const moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .transform((text) => new Date(text).toISOString())

/** The fields of a review in the specification. Its words of age are calculated here, and its picture is not shown. */
const answer = z.object({
  reviews: z
    .array(
      z.object({
        id: z.union([z.number(), z.string()]),
        customer_name: z.string().trim().min(1).max(200),
        text: z.string().trim().min(1).max(5000),
        rating: z.number().min(1).max(5),
        review_date: moment,
        reply_text: z.string().trim().nullish(),
        reply_date: moment.nullish(),
        source: z.string().trim().max(40).nullish(),
      }),
    )
    .max(MOST),
})

async function ask(address: string): Promise<Review[]> {
  const url = new URL(address)
  const read = answer.safeParse(
    await fetchJson(url.href, { ...limits, allowPrivate: env().FEED_ALLOW_PRIVATE }),
  )
  if (!read.success) throw new FetchFailed(`${url.host} did not answer with reviews.`, false)
  return read.data.reviews.map((review, nth) => ({
    id: nth + 1,
    customerName: review.customer_name,
    text: review.text,
    rating: review.rating,
    picture: null,
    reviewDate: review.review_date,
    reply: review.reply_text ? { text: review.reply_text, date: review.reply_date ?? null } : null,
    source: review.source ?? '',
    locationId: null,
  }))
}

/**
 * The reviews of the website's service (`integrations.reviewsUrl`), read at most once an hour. Null without a service, and while it fails:
 * the website then shows its own.
 */
export async function askReviewService(
  ctx: Pick<TenantContext, 'id' | 'slug' | 'settings'>,
): Promise<readonly Review[] | null> {
  const address = ctx.settings['integrations.reviewsUrl']
  if (!address) return null
  try {
    const tags = [buildTag('tenant', { tenant: ctx.id })]
    const read = () => circuitBreaker(address, () => ask(address))
    return await cached(ctx, ['review-service', address], tags, read, { revalidate: HOUR_SECONDS })
  } catch (error) {
    if (!(error instanceof CircuitOpen)) {
      const reason = error instanceof Error ? error.message : String(error)
      log.error(`no reviews of the service for ${ctx.slug}: ${reason}`)
    }
    return null
  }
}
