import type { FieldHook } from 'payload'
import { popupSeen } from '@/domain/popups/popup-seen'
import { carTypes } from '@/domain/vehicle/vehicle'
import { readLivePopups } from '@/server/popups/read-live-popups'
import { idOf, staffUser } from '../../access/roles'

const time = (value: unknown) => (value ? String(value) : null)

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : []

/** Null for a document that is not read whole, and for reads that nobody looks at, such as those of the website itself. */
export const readSeen: FieldHook = async ({ data, req }) => {
  const tenant = idOf(data?.tenant)
  if (!staffUser(req) || tenant === null || typeof data?.id !== 'number' || typeof data.trigger !== 'string')
    return null
  const now = new Date()
  const others = await readLivePopups(tenant, now)
  const popup = {
    id: data.id,
    title: String(data.title ?? ''),
    startDate: time(data.startDate),
    expiryDate: time(data.expiryDate),
    paths: words(data.paths),
    carTypes: carTypes.filter((type) => words(data.carTypes).includes(type)),
  }
  return popupSeen(
    popup,
    others.filter(({ id }) => id !== popup.id),
    now,
  )
}
