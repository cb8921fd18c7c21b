import { answerMetrics } from '@/server/metrics/answer-metrics'

export const dynamic = 'force-dynamic'

/** Prometheus metrics of this process and its database. Available on the admin's hosts only. */
export const GET = (request: Request): Promise<Response> => answerMetrics(request)
