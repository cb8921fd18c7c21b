import { randomUUID } from 'node:crypto'
import { APIError, type Endpoint, NotFound, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { isSettingKey, type SettingKey, switchFor } from '@/domain/flags/catalogue'
import { withNext } from '@/domain/flags/grid/grid'
import { sameValue } from '@/domain/flags/grid/same-value'
import { isRecord } from '@/domain/flags/overrides/value-problem'
import { connectionOf, inRequestTransaction } from '@/server/clients/payload-transaction'
import { lockPlanned, lockWebsites } from '@/server/switches/websites'
import { idOf } from '../../access/roles'
import { bodyOf, json } from '../../requests/requests'
import { holderOf, saveSettings, switcherOf } from './people'

const CONFLICT = 409

const body = z.object({ batch: z.uuid('batch must name a change of the history.') })

/** The batch's changes that are in the state, as far as the person reaches them. */
async function partsIn(req: PayloadRequest, batch: string, state: 'done' | 'planned') {
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
  return docs
}

/** The same. Throws 404 without any. */
async function someIn(...asked: Parameters<typeof partsIn>) {
  const parts = await partsIn(...asked)
  if (parts.length === 0) throw new NotFound(asked[0].t)
  return parts
}

type Part = Awaited<ReturnType<typeof partsIn>>[number]

/** Sets the part's value from before. False if the value is that already, as after an undo while other parts were still planned. */
async function takeBack(req: PayloadRequest, part: Part): Promise<boolean> {
  const collection = part.level === 'website' ? 'tenants' : 'groups'
  const id = idOf(part.level === 'website' ? part.website : part.group)
  if (id === null) throw new APIError('The website no longer exists.', CONFLICT, null, true)
  const holder = await holderOf(req, collection, id)
  const change = part.change as { before: unknown; after: unknown }
  const key = part.key as SettingKey
  const stored = isRecord(holder.settings) ? holder.settings[key] : null
  if (!isSettingKey(key)) throw new APIError(`The switch ${key} no longer exists.`, CONFLICT, null, true)
  if (sameValue(stored, change.before)) return false
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
  return true
}

async function takeAllBack(req: PayloadRequest, parts: readonly Part[]): Promise<void> {
  let count = 0
  for (const part of parts) if (await takeBack(req, part)) count++
  if (count === 0) throw new APIError('The change is undone already.', CONFLICT, null, true)
}

/**
 * Sets the values from before a change again, as a new change. Refuses if one of them has changed since. Leaves out parts that are only
 * planned, and answers with their number.
 */
export const undoEndpoint: Endpoint = {
  path: '/undo',
  method: 'post',
  handler: async (req) => {
    switcherOf(req)
    const { batch } = await bodyOf(req, body)
    req.context.switchBatch = randomUUID()
    const planned = await inRequestTransaction(req, async () => {
      const parts = await someIn(req, batch, 'done')
      await lockWebsites(
        await connectionOf(req),
        parts.flatMap(({ website }) => idOf(website) ?? []),
      )
      await takeAllBack(req, parts)
      return (await partsIn(req, batch, 'planned')).length
    })
    return json({ batch: req.context.switchBatch, planned })
  },
}

/** Cancels what is still planned of a change. Answers with the number of those parts and of the parts that were made already. */
export const cancelEndpoint: Endpoint = {
  path: '/cancel',
  method: 'post',
  handler: async (req) => {
    switcherOf(req)
    const { batch } = await bodyOf(req, body)
    const counts = await inRequestTransaction(req, async () => {
      const found = (await someIn(req, batch, 'planned')).map(({ id }) => id)
      const ids = await lockPlanned(await connectionOf(req), found)
      if (ids.length === 0)
        throw new APIError('The change has just been made. Undo it instead.', CONFLICT, null, true)
      await req.payload.update({
        collection: 'switch-changes',
        where: { id: { in: ids } },
        data: { state: 'cancelled' },
        overrideAccess: true, // nobody writes the list directly; found as the person above
        req,
      })
      return { cancelled: ids.length, made: (await partsIn(req, batch, 'done')).length }
    })
    return json({ batch, ...counts })
  },
}
