import { answerFinance, type FinanceRoute } from '@/server/finance/answer-finance'
import { answerQuote } from '@/server/finance/finance-answers'

/**
 * A vehicle's weekly quote: `GET /api/finance/quote?car_id={slug or id}` (FIN-43…45). Answers 204 if there is none, for
 * any reason.
 */
export async function GET(request: Request, route: FinanceRoute): Promise<Response> {
  return answerFinance(request, route, answerQuote)
}
