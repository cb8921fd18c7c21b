import type { CollectionBeforeChangeHook } from 'payload'
import { isFirstContact } from '@/domain/leads/inbox/transition'
import type { Lead } from '@/payload-types'

/** Sets when the person was first contacted, for the response times. */
export const noteFirstContact: CollectionBeforeChangeHook<Lead> = ({ data, originalDoc }) => {
  const { status, contacted_at: contactedAt = null } = originalDoc ?? {}
  const next = data.status
  if (!status || !next || next === status || !isFirstContact({ status, contactedAt }, next)) return data
  return { ...data, contacted_at: new Date().toISOString() }
}
