import type { FilePart } from '@/domain/starter/site-record'

type Values = Readonly<Record<string, unknown>>

/** A document without keys of external services. A location may have its own maps key. */
export function withoutKeys(collection: FilePart, data: Values): Values {
  const { address } = data
  if (collection !== 'locations' || typeof address !== 'object' || address === null) return data
  const { map_key: _, ...rest } = address as Values
  return { ...data, address: rest }
}
