import { answerFinance, type FinanceRoute } from '@/server/finance/answer-finance'
import { answerLender } from '@/server/finance/finance-answers'

/**
 * The website's lender for a vehicle: `GET /api/finance/lender?car_id={slug or id}` (FIN-42, decision 77). Answers 204
 * if the vehicle is not financed.
 */
export async function GET(request: Request, route: FinanceRoute): Promise<Response> {
  return answerFinance(request, route, answerLender)
}
