import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { nameUses } from '@/domain/content/uses'
import { idOf } from '../access/roles'
import { findUses } from './find-uses'
import { usesDocument } from './matches'
import { collectionsReferringTo } from './searched'

/** Refuses to delete a document that the website uses, and names the places. `noun` is such as `picture`. */
export const refuseDeleteInUse =
  (noun: string): CollectionBeforeDeleteHook =>
  async ({ collection: { slug }, req, id }) => {
    const { docs } = await req.payload.find({
      collection: slug,
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      overrideAccess: true, // Payload checked the person's access before
      req,
    })
    const tenant = idOf((docs[0] as { tenant?: unknown } | undefined)?.tenant)
    if (tenant === null) return
    const uses = await findUses(req, {
      tenant,
      collections: collectionsReferringTo(req.payload, slug),
      match: usesDocument(slug, id),
      except: { collection: slug, id },
      overrideAccess: true, // a use that the person cannot see also prevents the deletion
    })
    if (uses.length === 0) return
    const message = `This ${noun} is used by ${nameUses(uses)}. Choose another there first, or remove it.`
    throw new APIError(message, 409, null, true)
  }
