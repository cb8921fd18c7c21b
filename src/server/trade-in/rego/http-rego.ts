import { z } from 'zod'
import { FetchFailed } from '../../upstream/fetch-failed'
import { fetchJson } from '../../upstream/fetch-json'
import type { FetchLimits } from '../../upstream/open-address'
import type { AskedRego, FoundVehicle } from './found-vehicle'

/** As the form's fields hold them. PostgreSQL stores no null characters and no half of a surrogate pair. */
const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.replace(/[\0\p{Cs}]/gu, '').trim())
    .pipe(z.string().max(longest))

const optional = text(60)
  .transform((value) => value || null)
  .nullish()
  .transform((value) => value ?? null)

const answer = z.object({
  id: z
    .union([text(100), z.number().transform(String)])
    .nullish()
    .transform((value) => value || null),
  make: text(60).pipe(z.string().min(1)),
  model: text(60).pipe(z.string().min(1)),
  badge: optional,
  body: optional,
  year: z.coerce
    .number()
    .int()
    .min(1950)
    .max(2100)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
})

/**
 * Asks a rego service: `GET {address}?rego=ABC123&regoState=NSW` answers `{ "id", "make", "model", "badge", "year", "body" }`, of which make
 * and model are required (TRADE-02). `null`, `{}`, 204 or 404 mean that it does not know the rego. Rejects with `FetchFailed`, whose message
 * is without the rego, when the service fails, takes longer than 2 seconds, or answers with anything else.
 */
export async function httpRego(
  address: string,
  { rego, regoState }: AskedRego,
  limits: FetchLimits,
): Promise<FoundVehicle | null> {
  const url = new URL(address)
  url.searchParams.set('rego', rego)
  url.searchParams.set('regoState', regoState)
  const body = await nullWhenNotFound(fetchJson(url.href, limits))
  if (body === null || JSON.stringify(body) === '{}') return null
  const read = answer.safeParse(body)
  if (!read.success) throw new FetchFailed(`${url.host} did not answer with a make and a model.`, false)
  return read.data
}

async function nullWhenNotFound(asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof FetchFailed && error.status === 404) return null
    throw error
  }
}
