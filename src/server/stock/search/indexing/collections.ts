import { type Client, Errors } from 'typesense'
import { collectionSchema } from '../typesense/schema'
import type { SearchIndex } from './search-index'

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return null
    throw error
  }
}

/** Returns a name such as `vehicles_v3_20261121213305123`. Newer names sort later. */
export function collectionNameAt(index: SearchIndex, now: Date): string {
  return `${index.alias}_${now.toISOString().replaceAll(/\D/g, '')}`
}

export function isOwnCollection({ alias }: SearchIndex, name: string): boolean {
  return name.startsWith(`${alias}_`) && /^\d{17}$/.test(name.slice(alias.length + 1))
}

export async function createCollection({ client }: SearchIndex, name: string): Promise<void> {
  await client.collections().create(collectionSchema(name))
}

export async function dropCollection({ client }: SearchIndex, name: string): Promise<void> {
  await unlessMissing(client.collections(name).delete())
}

/** Null when the alias or its collection is missing. */
export async function aliasTarget({ client, alias }: SearchIndex): Promise<string | null> {
  const target = (await unlessMissing(client.aliases(alias).retrieve()))?.collection_name
  return target && (await collectionExists(client, target)) ? target : null
}

async function collectionExists(client: Client, name: string): Promise<boolean> {
  return (await unlessMissing(client.collections(name).retrieve())) !== null
}

export async function pointAlias({ client, alias }: SearchIndex, collection: string): Promise<void> {
  await client.aliases().upsert(alias, { collection_name: collection })
}

/** Drops the collections of all versions except `kept`, and the aliases that pointed at them. */
export async function dropOthers(
  { client, base }: SearchIndex,
  current: readonly (string | null)[],
): Promise<void> {
  const ours = new RegExp(`^${base.replaceAll(/[^\w]/g, '\\$&')}_v\\d+_\\d{17}$`)
  const collections = await client.collections().retrieve({ exclude_fields: 'fields' })
  const gone = collections
    .map(({ name }) => name)
    .filter((name) => ours.test(name) && !current.includes(name))
  for (const name of gone) await unlessMissing(client.collections(name).delete())
  const { aliases } = await client.aliases().retrieve()
  for (const { name, collection_name } of aliases) {
    if (gone.includes(collection_name)) await unlessMissing(client.aliases(name).delete())
  }
}
