import { createHash, timingSafeEqual } from 'node:crypto'
import { type Environment, env } from '@/env'
import { healthConnection } from '../health/current-health'
import { metrics } from './metrics.mjs'
import { readMetrics } from './read-metrics'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time. */
const isToken = (header: string | null, token: string) =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))

const noStore = { 'cache-control': 'no-store' }

let reading: Promise<string> | undefined

/** Answers Prometheus: 404 when no `METRICS_TOKEN` is set, 401 when the request lacks it. Concurrent requests share one reading. */
export async function answerMetrics(
  request: Request,
  { METRICS_TOKEN: token }: Pick<Environment, 'METRICS_TOKEN'> = env(),
): Promise<Response> {
  if (token === undefined) return new Response('Not found', { status: 404, headers: noStore })
  if (!isToken(request.headers.get('authorization'), token)) {
    const headers = { ...noStore, 'www-authenticate': 'Bearer' }
    return new Response('The token is missing or wrong.', { status: 401, headers })
  }
  reading ??= readMetrics(healthConnection()).finally(() => {
    reading = undefined
  })
  const headers = { ...noStore, 'content-type': metrics().registry.contentType }
  return new Response(await reading, { headers })
}
