import { z } from 'zod'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'
import type { DeliveryPrices } from './delivery-prices'

/** Short limits: a shopper waits for the answer. */
export const deliveryLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 2000,
  totalMs: 2000,
  maxBytes: 64 * 1024,
}

const answer = z.object({
  price: z.number().min(0).max(1_000_000),
  name: z.string().trim().min(1).max(120),
})

/**
 * Asks a delivery service: `GET {address}?postcode=4350` answers `{ "price": 350, "name": "Darling Downs" }` (DEL-03). `null`, `{}`, 204 or
 * 404 mean that it does not deliver there. Rejects with `FetchFailed` when the service fails, takes longer than 2 seconds, or answers with
 * anything else or an empty body.
 */
export function httpDelivery(address: string, limits: FetchLimits): DeliveryPrices {
  return {
    async find(postcode) {
      const url = new URL(address)
      url.searchParams.set('postcode', postcode)
      const body = await nullWhenNotFound(fetchJson(url.href, limits))
      if (body === null || JSON.stringify(body) === '{}') return null
      const read = answer.safeParse(body)
      if (!read.success) throw new FetchFailed(`${url.host} did not answer with a price and a name.`, false)
      return { ...read.data, km: null, from: null }
    },
  }
}

async function nullWhenNotFound(requested: Promise<unknown>): Promise<unknown> {
  try {
    return await requested
  } catch (error) {
    if (error instanceof FetchFailed && error.status === 404) return null
    throw error
  }
}
