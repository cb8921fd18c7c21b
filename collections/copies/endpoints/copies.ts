import { APIError, type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inRequestTransaction } from '@/server/clients/payload-transaction'
import { allowedTenants } from '../../access/allowed-tenants'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { idOf, staffUser } from '../../access/roles'
import { asPerson, bodyOf, documentId, json, parse } from '../../requests/requests'
import { removeUploadsOnFailure } from '../../stored-uploads'
import { copyTo, type Website } from '../copy-to'
import { copyKinds } from '../copyable'
import { differencesOf, readFamily } from '../family'

const CONFLICT = 409
/** More than a group has websites. */
const MOST_WEBSITES = 200

const place = z.object({
  kind: z.enum(copyKinds, `Copy one of: ${copyKinds.join(', ')}.`),
  id: documentId,
})

const body = z.object({
  websites: z
    .array(
      z.object({
        id: z.int().positive(),
        /** When the copy was saved that the person sees, or null if they see none. */
        seen: z.iso.datetime().nullable(),
      }),
      'Name the websites to copy to.',
    )
    .min(1, 'Choose a website to copy to.')
    .max(MOST_WEBSITES, `Choose at most ${MOST_WEBSITES} websites.`),
})

function allowedPlace(req: PayloadRequest) {
  refuseWithoutSecondFactor(req)
  if (!staffUser(req)) throw new Forbidden(req.t)
  return parse(place, req.routeParams)
}

/** The person’s websites by name, without the source’s. */
async function websitesBeside(req: PayloadRequest, source: number | null): Promise<Website[]> {
  const own = await allowedTenants(req)
  const { docs } = await req.payload.find({
    collection: 'tenants',
    where: { id: { not_equals: source }, ...(own === 'all' ? {} : { and: [{ id: { in: own } }] }) },
    select: { name: true },
    sort: 'name',
    pagination: false,
    ...asPerson(req),
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

/** The person’s other websites, each with its copy and what differs there: `GET /api/copies/:kind/:id`. */
const showCopies: Endpoint = {
  path: '/copies/:kind/:id',
  method: 'get',
  handler: async (req) => {
    const { kind, id } = allowedPlace(req)
    const family = await readFamily(req, kind, id)
    const differences = await differencesOf(req, kind, family)
    const websites = await websitesBeside(req, idOf(family.source.tenant))
    return json({
      websites: websites.map((website) => {
        const copy = family.copies.get(website.id)
        const shown = copy && { id: copy.id, seen: copy.updatedAt, differs: differences.get(website.id) }
        return { ...website, copy: shown ?? null }
      }),
    })
  },
}

/** Copies a document to all the chosen websites, or to none: `POST /api/copies/:kind/:id`. */
const makeCopies: Endpoint = {
  path: '/copies/:kind/:id',
  method: 'post',
  handler: async (req) => {
    const { kind, id } = allowedPlace(req)
    const { websites: chosen } = await bodyOf(req, body)
    const copyAll = async () => {
      const family = await readFamily(req, kind, id)
      const own = await websitesBeside(req, idOf(family.source.tenant))
      const done: (Website & { copy: number; missing: readonly string[]; waits: boolean })[] = []
      for (const { id: websiteId, seen } of chosen) {
        const website = own.find((each) => each.id === websiteId)
        if (!website) throw new NotFound(req.t)
        if (Boolean(seen) !== family.copies.has(websiteId))
          throw new APIError(
            `${website.name}: somebody changed it in the meantime. Load the form again.`,
            CONFLICT,
            null,
            true,
          )
        const { id: copy, missing, waits } = await copyTo(req, { kind, family, website, seen })
        done.push({ ...website, copy, missing, waits })
      }
      return done
    }
    const copied = await removeUploadsOnFailure(req, () => inRequestTransaction(req, copyAll))
    return json({ websites: copied })
  },
}

export const copiesEndpoints: Endpoint[] = [showCopies, makeCopies]
