import {
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
} from 'payload'
import { z } from 'zod'
import { type FileProblem, parseReviewFile } from '@/server/reviews/parse-review-file'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { bodyOf, json } from '../../leads/endpoints/requests'
import { storeReviews } from './store-reviews'

/** Characters. 1,000 reviews of 2,000 characters fit. */
const MOST_CHARACTERS = 2_000_000
const BAD_REQUEST = 400

/** Payload's form of errors, each with the place in the file. */
const refused = (problems: readonly FileProblem[]): Response => {
  const words = problems.map(({ line, column, message }) =>
    line === 0 ? message : `Line ${line}, ${column}: ${message}`,
  )
  return Response.json({ errors: words.map((message) => ({ message })) }, { status: BAD_REQUEST })
}

const body = z.object({
  website: z.int('website must be an id.').min(1),
  csv: z
    .string('csv must be the text of a CSV file.')
    .max(MOST_CHARACTERS, 'The file is larger than 2 MB. Split it.'),
})

/** Imports the reviews of a CSV file, all or none (BLOG-04). Answers with counts, or with the problems by line and column. */
export const importReviewsEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    const user = staffUser(req)
    if (!user || user.role === 'sales-staff') throw new Forbidden(req.t)
    const { website, csv } = await bodyOf(req, body)
    const tenants = await allowedTenants(req)
    if (tenants !== 'all' && !tenants.includes(website)) throw new NotFound(req.t)
    const parsed = parseReviewFile(csv, new Date())
    if (parsed.problems) return refused(parsed.problems)
    const isOurs = await initTransaction(req)
    try {
      const outcome = await storeReviews(req, website, parsed.reviews)
      if (outcome.problems.length > 0) {
        await killTransaction(req)
        return refused(outcome.problems)
      }
      if (isOurs) await commitTransaction(req)
      return json(outcome.counts)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}
