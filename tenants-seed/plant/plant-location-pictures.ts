import type { PayloadRequest, Where } from 'payload'
import type { DemoTenant } from '../demo-tenant'
import type { PageReferences } from '../words/blocks'

/** Gives the main yards and the workshops a picture. The other locations show none. */
export async function plantLocationPictures(
  req: PayloadRequest,
  tenant: number,
  { words }: DemoTenant,
  picture: PageReferences['picture'],
): Promise<void> {
  const kinds: readonly (readonly [view: string, where: Where])[] = [
    [words.views.exterior, { primary: { equals: true } }],
    [words.views.workshop, { location_type: { equals: 'service' } }],
  ]
  for (const [view, where] of kinds) {
    await req.payload.update({
      collection: 'locations',
      where: { tenant: { equals: tenant }, ...where },
      data: { image: picture(view) },
      depth: 0,
      req,
    })
  }
}
