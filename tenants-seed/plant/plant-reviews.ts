import type { PayloadRequest } from 'payload'
import type { DemoReview } from '../words/demo-review'

const MS_A_DAY = 86_400_000

async function findLocation(req: PayloadRequest, tenant: number, name: string): Promise<number> {
  const where = { tenant: { equals: tenant }, name: { equals: name } }
  const { docs } = await req.payload.find({ collection: 'locations', where, depth: 0, limit: 1, req })
  if (!docs[0]) throw new Error(`The demo has no location "${name}".`)
  return docs[0].id
}

/** Plants a website's reviews, dated relative to `now`. */
export async function plantReviews(
  req: PayloadRequest,
  tenant: number,
  reviews: readonly DemoReview[],
  now: Date,
): Promise<void> {
  const dayOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * MS_A_DAY).toISOString()
  for (const { customer, stars, text, source, daysAgo, location, reply } of reviews) {
    await req.payload.create({
      collection: 'reviews',
      data: {
        tenant,
        customer_name: customer,
        rating: stars,
        text,
        source,
        review_date: dayOf(daysAgo),
        location: location ? await findLocation(req, tenant, location) : null,
        reply_text: reply?.text,
        reply_date: reply && dayOf(reply.daysAgo),
      },
      depth: 0,
      req,
    })
  }
}
