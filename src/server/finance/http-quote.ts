import { type CompleteQuote, parseQuote, type QuoteRequest } from '@/domain/finance/offer/quote'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'

/**
 * Asks a quote service: `POST {base}/api/youx/quote` with the request as JSON (FIN-43). Rejects with `FetchFailed` when the service fails,
 * takes too long, or answers with anything but a complete quote.
 */
export async function httpQuote(
  base: string,
  request: QuoteRequest,
  limits: FetchLimits,
): Promise<CompleteQuote> {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/api/youx/quote`
  const quote = parseQuote(await fetchJson(url.href, limits, request))
  if (!quote) throw new FetchFailed(`${url.host} did not answer with a quote.`, false)
  return quote
}
