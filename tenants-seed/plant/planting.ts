import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { Pool } from 'pg'
import type { DemoPerson } from '../people'

/** What every step of planting works with. */
export interface Planting {
  readonly payload: Payload
  /** For stock; without a time limit on statements. */
  readonly pool: Pool
  readonly now: Date
  /** Port the websites will answer on. */
  readonly port: number
  readonly onProgress: (message: string) => void
  /** The passwords of the people, where they do not get the demo's own. */
  readonly passwordOf?: (person: DemoPerson) => string
}

/**
 * Does all of `work` or nothing of it: one transaction, so that a planting that is killed leaves no half website behind.
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Id of the document with this slug, or null. */
export async function idBySlug(
  { payload }: Pick<Planting, 'payload'>,
  collection: 'groups' | 'tenants',
  slug: string,
): Promise<number | null> {
  const { docs } = await payload.find({
    collection,
    where: { slug: { equals: slug } },
    depth: 0,
    limit: 1,
    overrideAccess: true, // planting is done by the machine itself
  })
  return docs[0]?.id ?? null
}
