import { randomUUID } from 'node:crypto'
import { APIError, type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { isSettingKey, type SettingKey, switchFor } from '@/domain/flags/catalogue'
import { withNext } from '@/domain/flags/grid/grid'
import { sameValue } from '@/domain/flags/grid/same-value'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import { connectionOf, inRequestTransaction } from '@/server/clients/payload-transaction'
import { lockWebsites } from '@/server/switches/websites'
import { idOf } from '../../access/roles'
import { bodyOf, json } from '../../requests/requests'
import { holderOf, saveSettings, switcherOf } from './people'

const CONFLICT = 409

const body = z.object({ batch: z.uuid('batch must name a change of the history.') })

/** The batch's changes that are in the state, as far as the person reaches them. Throws 404 without any. */
async function partsOf(req: PayloadRequest, batch: string, state: 'done' | 'planned') {
  const where: Where = { batch: { equals: batch }, state: { equals: state } }
  const { docs } = await req.payload.find({
    collection: 'switch-changes',
    where,
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (docs.length === 0) throw new NotFound(req.t)
  return docs
}

type Part = Awaited<ReturnType<typeof partsOf>>[number]

async function takeBack(req: PayloadRequest, part: Part) {
  const collection = part.level === 'website' ? 'tenants' : 'groups'
  const id = idOf(part.level === 'website' ? part.website : part.group)
  if (id === null) throw new APIError('The website no longer exists.', CONFLICT, null, true)
  const holder = await holderOf(req, collection, id)
  const change = part.change as { before: unknown; after: unknown }
  const key = part.key as SettingKey
  const stored = isRecord(holder.settings) ? holder.settings[key] : null
  if (!isSettingKey(key)) throw new APIError(`The switch ${key} no longer exists.`, CONFLICT, null, true)
  if (!sameValue(stored, change.after)) {
    const message = `${holder.name}: ${switchFor(key).label} has changed again since. Change it directly instead.`
    throw new APIError(message, CONFLICT, null, true)
  }
  const before = change.before ?? null
  await saveSettings(
    req,
    collection,
    holder,
    withNext(holder.settings, key, before === null ? 'inherit' : { value: before }),
  )
}

/** Sets the values from before a change again, as a new change. Refuses if one of them has changed since. */
export const undoEndpoint: Endpoint = {
  path: '/undo',
  method: 'post',
  handler: async (req) => {
    switcherOf(req)
    const { batch } = await bodyOf(req, body)
    req.context.switchBatch = randomUUID()
    await inRequestTransaction(req, async () => {
      const parts = await partsOf(req, batch, 'done')
      await lockWebsites(
        await connectionOf(req),
        parts.flatMap(({ website }) => idOf(website) ?? []),
      )
      for (const part of parts) await takeBack(req, part)
    })
    return json({ batch: req.context.switchBatch })
  },
}

/** Cancels a planned change. */
export const cancelEndpoint: Endpoint = {
  path: '/cancel',
  method: 'post',
  handler: async (req) => {
    switcherOf(req)
    const { batch } = await bodyOf(req, body)
    await inRequestTransaction(req, async () => {
      const ids = (await partsOf(req, batch, 'planned')).map(({ id }) => id)
      const { docs } = await req.payload.update({
        collection: 'switch-changes',
        // The worker may have made the change meanwhile.
        where: { id: { in: ids }, state: { equals: 'planned' } },
        data: { state: 'cancelled' },
        overrideAccess: true, // nobody writes the list directly; found as the person above
        req,
      })
      if (docs.length < ids.length)
        throw new APIError('The change has just been made. Undo it instead.', CONFLICT, null, true)
    })
    return json({ batch })
  },
}
