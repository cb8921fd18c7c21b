import type { FieldHook } from 'payload'
import { barSeen } from '@/domain/announcements/announcement-bar'
import { readLiveBars } from '@/server/announcements/read-bars'
import { idOf, staffUser } from '../../access/roles'

const time = (value: unknown) => (value ? String(value) : null)

/** Null for a document that is not read whole, and for reads of the website itself. */
export const readSeen: FieldHook = async ({ data, req }) => {
  const tenant = idOf(data?.tenant)
  if (!staffUser(req) || tenant === null || typeof data?.id !== 'number' || typeof data.text !== 'string')
    return null
  const now = new Date()
  const bar = { id: data.id, liveFrom: time(data.liveFrom), liveUntil: time(data.liveUntil) }
  return barSeen(bar, await readLiveBars(tenant, now), now)
}
