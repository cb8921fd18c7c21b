import { answerFinance, type FinanceRoute } from '@/server/finance/answer-finance'
import { answerLender } from '@/server/finance/finance-answers'

/** What the site's lender says of a vehicle: `GET /api/finance/lender?car_id={slug or id}` (FIN-42, decision 77). Nothing (204) where it is not financed. */
export async function GET(request: Request, route: FinanceRoute): Promise<Response> {
  return answerFinance(request, route, answerLender)
}
