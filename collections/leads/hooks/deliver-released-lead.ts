import type { CollectionBeforeChangeHook } from 'payload'
import type { Lead } from '@/payload-types'
import { connectionOf } from '@/server/clients/payload-transaction'
import { releaseSpam } from '@/server/enquiries/release-spam'

/** Delivers a lead that somebody marks as not spam, in the transaction of the change. */
export const deliverReleasedLead: CollectionBeforeChangeHook<Lead> = async ({ data, originalDoc, req }) => {
  if (originalDoc?.is_spam && data.is_spam === false) {
    await releaseSpam(await connectionOf(req), originalDoc.id, new Date())
  }
  return data
}
