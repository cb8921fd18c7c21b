import { randomUUID } from 'node:crypto'
import type { CollectionAfterChangeHook } from 'payload'
import { changedValues } from '@/domain/flags/grid/same-value'
import { idOf, staffUser } from '../../access/roles'

/** Records each switch that a change of a website or a group sets differently, in the same transaction. */
export const recordSwitchChanges: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isWebsite = collection.slug === 'tenants'
  const group = isWebsite ? idOf(doc.group) : idOf(doc)
  if (operation !== 'update' || group === null) return
  const batch = String(req.context.switchBatch ?? randomUUID())
  for (const { key, before, after } of changedValues(previousDoc?.settings, doc.settings)) {
    await req.payload.create({
      collection: 'switch-changes',
      data: {
        group,
        website: isWebsite ? doc.id : null,
        level: isWebsite ? 'website' : 'group',
        ...{ key, batch, change: { before, after } },
        person: staffUser(req)?.id ?? null,
        state: 'done',
      },
      overrideAccess: true, // the record is part of the change
      req,
    })
  }
}
