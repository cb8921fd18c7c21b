import { parsePriceGauge } from '@/domain/pricing/gauge'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'
import type { MarketGauge } from './market-gauge'

export const gaugeLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 1500,
  totalMs: 1500,
  maxBytes: 64 * 1024,
}

/**
 * Asks a service over HTTP: `GET {base}{vehicle path}/autogauge`, without a payload (GAUGE-01). Rejects with `FetchFailed` when the service
 * fails, takes longer than 1.5 seconds, or answers with anything else or nothing (GAUGE-02). A call that fails early is retried once within
 * the 1.5 seconds. Returns null when a figure is missing (GAUGE-06).
 */
export function httpGauge(base: string, limits: FetchLimits): MarketGauge {
  return {
    async find({ path }) {
      const url = new URL(base)
      url.pathname = `${url.pathname.replace(/\/+$/, '')}${encodedPath(path)}/autogauge`
      const answer = await fetchWithRetry(url.href, limits)
      if (isEmpty(answer)) throw new FetchFailed('No data returned', false)
      return parsePriceGauge(answer)
    },
  }
}

async function fetchWithRetry(address: string, limits: FetchLimits): Promise<unknown> {
  const start = performance.now()
  try {
    return await fetchJson(address, limits)
  } catch (error) {
    const left = Math.floor(limits.totalMs - (performance.now() - start))
    if (!(error instanceof FetchFailed && error.retry) || left < limits.totalMs / 2) throw error
    return fetchJson(address, { ...limits, totalMs: left })
  }
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

function isEmpty(answer: unknown): boolean {
  if (typeof answer === 'object' && answer !== null) return Object.keys(answer).length === 0
  return answer === null || answer === undefined || answer === ''
}
