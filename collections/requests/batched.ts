import type { PayloadRequest } from 'payload'

type Read<Value> = (req: PayloadRequest, ids: number[]) => Promise<ReadonlyMap<number, Value>>

/**
 * Reads by id with one query what the documents of a list ask for at once. Nothing is kept, so that a later write of the same request shows.
 */
export function batched<Value>(read: Read<Value>) {
  const open = new WeakMap<PayloadRequest, { ids: Set<number>; values: ReturnType<Read<Value>> }>()

  function start(req: PayloadRequest) {
    const ids = new Set<number>()
    const values = new Promise((resolve) => setImmediate(resolve)).then(() => {
      open.delete(req)
      return read(req, [...ids])
    })
    const batch = { ids, values }
    open.set(req, batch)
    return batch
  }

  return async (req: PayloadRequest, id: number): Promise<Value | undefined> => {
    const batch = open.get(req) ?? start(req)
    batch.ids.add(id)
    return (await batch.values).get(id)
  }
}
