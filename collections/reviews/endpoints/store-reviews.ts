import type { PayloadRequest } from 'payload'
import type { FileProblem } from '@/domain/records/file-problem'
import type { Review } from '@/payload-types'
import type { FileReview } from '@/server/reviews/parse-review-file'

export interface ImportCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

type Known = Pick<
  Review,
  | 'id'
  | 'external_id'
  | 'customer_name'
  | 'review_date'
  | 'text'
  | 'rating'
  | 'reply_text'
  | 'reply_date'
  | 'source'
  | 'location'
>

const personDayWords = ({ customer_name, review_date, text }: Omit<Known, 'id'>) =>
  JSON.stringify([customer_name, review_date.slice(0, 10), text])

/** The website's reviews by their id in the file, and by customer, day and words. */
async function findKnown(req: PayloadRequest, website: number): Promise<ReadonlyMap<string, Known>> {
  const { docs } = await req.payload.find({
    collection: 'reviews',
    where: { tenant: { equals: website } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(
    docs.flatMap((review) => [
      [personDayWords(review), review] as const,
      ...(review.external_id ? [[`id ${review.external_id}`, review] as const] : []),
    ]),
  )
}

async function findLocations(req: PayloadRequest, website: number): Promise<ReadonlyMap<string, number>> {
  const { docs } = await req.payload.find({
    collection: 'locations',
    where: { tenant: { equals: website } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map(({ id, name }) => [name.trim().toLowerCase(), id]))
}

const dataOf = (review: FileReview, location: number | null) => ({
  location,
  external_id: review.externalId,
  customer_name: review.customerName,
  rating: review.rating,
  text: review.text,
  review_date: review.reviewDate,
  source: review.source,
  reply_text: review.replyText,
  reply_date: review.replyDate,
})

/** What a file changes of a review. Its empty values change nothing. */
const changesOf = (known: Known, data: ReturnType<typeof dataOf>): Partial<ReturnType<typeof dataOf>> =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => value !== null && known[name as keyof Known] !== value),
  )

/**
 * Writes a file's reviews in the request's transaction. A review with a known id is updated; one without an id that is already there, by
 * customer, day and words, is left as it is. The caller rolls back if there are problems.
 */
export async function storeReviews(
  req: PayloadRequest,
  website: number,
  reviews: readonly FileReview[],
): Promise<{ counts: ImportCounts; problems: readonly FileProblem[] }> {
  const known = new Map(await findKnown(req, website))
  const locations = await findLocations(req, website)
  const counts = { added: 0, updated: 0, unchanged: 0 }
  const problems: FileProblem[] = []
  for (const review of reviews) {
    const { line, location: name } = review
    const location = name === null ? null : locations.get(name.toLowerCase())
    if (location === undefined) {
      const message = `The website has no location “${name}”. Its locations: ${[...locations.keys()].join(', ') || 'none'}.`
      problems.push({ line, column: 'location', message })
      continue
    }
    const data = dataOf(review, location)
    const before = known.get(review.externalId === null ? personDayWords(data) : `id ${review.externalId}`)
    const options = { collection: 'reviews', depth: 0, overrideAccess: false, req } as const
    if (!before) {
      const added = await req.payload.create({ ...options, data: { ...data, tenant: website } })
      known.set(personDayWords(data), added)
      if (review.externalId !== null) known.set(`id ${review.externalId}`, added)
      counts.added += 1
      continue
    }
    const changes = review.externalId === null ? {} : changesOf(before, data)
    if (Object.keys(changes).length === 0) counts.unchanged += 1
    else {
      await req.payload.update({ ...options, id: before.id, data: changes })
      counts.updated += 1
    }
  }
  return { counts, problems }
}
