import { answerFinance, type FinanceRoute } from '@/server/finance/answer-finance'
import { answerCalculator } from '@/server/finance/finance-answers'

/**
 * The calculator's initial values for a vehicle: `GET /api/finance/calculator?car_id={slug or id}` (FIN-29). Answers
 * 204 if there are none.
 */
export async function GET(request: Request, route: FinanceRoute): Promise<Response> {
  return answerFinance(request, route, answerCalculator)
}
