import { answerMetrics } from '@/server/metrics/answer-metrics'

export const dynamic = 'force-dynamic'

/** The figures of this process and of its database, for Prometheus. On the admin's hosts alone. */
export const GET = (request: Request): Promise<Response> => answerMetrics(request)
