import { commitTransaction, type Endpoint, initTransaction, killTransaction } from 'payload'
import { parseReviewFile } from '@/server/reviews/parse-review-file'
import { askedImport, refusedFile } from '../../requests/csv-import'
import { json } from '../../requests/requests'
import { storeReviews } from './store-reviews'

/** Imports the reviews of a CSV file, all or none (BLOG-04). Answers with counts, or with the problems by line and column. */
export const importReviewsEndpoint: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    const { website, csv } = await askedImport(req)
    const parsed = parseReviewFile(csv, new Date())
    if (parsed.problems) return refusedFile(parsed.problems)
    const isOurs = await initTransaction(req)
    try {
      const outcome = await storeReviews(req, website, parsed.reviews)
      if (outcome.problems.length > 0) {
        await killTransaction(req)
        return refusedFile(outcome.problems)
      }
      if (isOurs) await commitTransaction(req)
      return json(outcome.counts)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}
