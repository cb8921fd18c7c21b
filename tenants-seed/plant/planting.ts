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

export interface Planting {
  readonly payload: Payload
  /** The connection for stock imports. It has no statement timeout. */
  readonly pool: Pool
  readonly now: Date
  readonly port: number
  readonly onProgress: (message: string) => void
  readonly passwordOf?: (person: DemoPerson) => string
}

/** Runs `work` in one transaction, so that a killed process leaves no partial website. */
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
    overrideAccess: true, // no user is signed in
  })
  return docs[0]?.id ?? null
}
