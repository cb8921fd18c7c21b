import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs the work in one transaction of the request: everything is stored, or nothing. */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const isOurs = await initTransaction(req)
  try {
    const result = await work()
    if (isOurs) await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
