import { parseLenders } from '@/domain/stock/normalise/fields/parse-lenders'
import type { FinanceLender, Vehicle } from '@/domain/vehicle/vehicle'
import { FetchFailed } from '../upstream/fetch-failed'
import { fetchJson } from '../upstream/fetch-json'
import type { FetchLimits } from '../upstream/open-address'

/**
 * Asks a service for a lender's figures and disclaimer: `GET {address}?car_id={id}` answers the fields of ENT-13 (FIN-42). Returns null for
 * `null` and for an object without figures. Rejects with `FetchFailed` when the service fails, takes too long, or answers with anything
 * else or an empty body.
 */
export async function httpLender(
  address: string,
  { id }: Pick<Vehicle, 'id'>,
  limits: FetchLimits,
): Promise<FinanceLender | null> {
  const url = new URL(address)
  url.searchParams.set('car_id', id)
  const answer = await fetchJson(url.href, limits)
  if (answer === null) return null
  if (answer === undefined)
    throw new FetchFailed(`${url.host} did not answer with a lender's figures.`, false)
  try {
    const lender = parseLenders({ lender: answer })?.lender ?? null
    return lender && Object.keys(lender).length > 0 ? lender : null
  } catch {
    throw new FetchFailed(`${url.host} did not answer with a lender's figures.`, false)
  }
}
