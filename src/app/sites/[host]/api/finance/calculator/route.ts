import { answerFinance, type FinanceRoute } from '@/server/finance/answer-finance'
import { answerCalculator } from '@/server/finance/finance-answers'

/** What a finance calculator opens with for a vehicle: `GET /api/finance/calculator?car_id={slug or id}` (FIN-29). Nothing (204) where there is none. */
export async function GET(request: Request, route: FinanceRoute): Promise<Response> {
  return answerFinance(request, route, answerCalculator)
}
