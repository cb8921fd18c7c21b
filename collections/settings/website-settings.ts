import type { PayloadRequest } from 'payload'
import type { Settings } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { parentLayers, type ReadDocument } from './parent-layers'

export async function websiteSettings(tenant: unknown, req: PayloadRequest): Promise<Settings> {
  const { layers } = await parentLayers('dealership', { tenant }, documentReader(req))
  return resolveSettings(layers).settings
}

export function documentReader(req: PayloadRequest): ReadDocument {
  return async (collection, id) => {
    const found = await req.payload.findByID({
      collection,
      id,
      depth: 0,
      overrideAccess: true, // inherited values do not depend on the person
      disableErrors: true,
      req,
    })
    return found ? { ...found } : undefined
  }
}
