import type { PayloadRequest } from 'payload'
import type { Settings } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { parentLayers, type ReadDocument } from './parent-layers'

/** The settings of a website as they hold now, for what is saved beside them. `tenant` is a document's reference to it. */
export async function websiteSettings(tenant: unknown, req: PayloadRequest): Promise<Settings> {
  const { layers } = await parentLayers('dealership', { tenant }, readWith(req))
  return resolveSettings(layers).settings
}

/** Reads what a document inherits from, whoever asks. */
export function readWith(req: PayloadRequest): ReadDocument {
  return async (collection, id) => {
    const found = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      overrideAccess: true, // what a document inherits does not depend on who asks
      disableErrors: true,
      req,
    })
    return found ? { ...found } : undefined
  }
}
