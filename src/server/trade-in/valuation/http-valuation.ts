import { z } from 'zod'
import type { OwnVehicle } from '@/domain/trade-in/own-vehicle'
import { FetchFailed } from '../../upstream/fetch-failed'
import { fetchJson } from '../../upstream/fetch-json'
import type { FetchLimits } from '../../upstream/open-address'
import { storableJson, TooDeep } from './storable-json'
import type { Valued } from './valued'

const dollars = z.number().positive().max(10_000_000).transform(Math.round)

const answer = z.object({
  offer_price: dollars.nullish(),
  low: dollars.nullish(),
  high: dollars.nullish(),
  reasons: z.array(z.string().max(200)).max(10).nullish(),
})

export interface AskedValuation {
  readonly vehicle: OwnVehicle
  /** The rego service's id of the vehicle. */
  readonly id: string | null
  readonly limits: FetchLimits
}

/**
 * Asks a valuation service: `POST {base}` with `{ id, rego, regoState, make, model, badge, year, kms, adjustmentAnswers }` answers
 * `{ "offer_price": 24600 }`, and with `low`, `high` and `reasons` if it has them (TRADE-02, TRADE-05). The whole answer is kept as it is
 * (decision 83). `null`, `{}`, 204 and an answer without `offer_price` mean that it gives no estimate. Rejects with `FetchFailed` when the
 * service fails, takes longer than 2 seconds, or answers with anything else.
 */
export async function httpValuation(
  base: string,
  { vehicle, id, limits }: AskedValuation,
): Promise<Omit<Valued, 'provider'>> {
  const { rego, regoState, make, model, badge, year, km, condition } = vehicle
  const { host } = new URL(base)
  const asked = { id, rego, regoState, make, model, badge, year, kms: km, adjustmentAnswers: condition }
  const body = await fetchJson(base, limits, asked)
  if (body === undefined) throw new FetchFailed(`${host} answered with an empty body.`, false)
  const read = answer.safeParse(body ?? {})
  if (!read.success) throw new FetchFailed(`${host} did not answer with an offer_price.`, false)
  const { offer_price: offer, low, high, reasons } = read.data
  return {
    figures: offer
      ? { offer, low: Math.min(low ?? offer, offer), high: Math.max(high ?? offer, offer) }
      : null,
    reasons: (storableJson(reasons ?? []) as string[]).filter((reason) => reason.trim() !== ''),
    basis: { answer: storable(body, host) },
  }
}

function storable(body: unknown, host: string): unknown {
  try {
    return storableJson(body)
  } catch (error) {
    if (error instanceof TooDeep) throw new FetchFailed(`${host} answered with JSON that is too deep.`, false)
    throw error
  }
}
