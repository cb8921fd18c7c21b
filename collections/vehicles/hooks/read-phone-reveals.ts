import type { FieldHook } from 'payload'
import { countReveals } from '@/server/analytics/phone-reveals'
import { database } from '@/server/clients/database'
import { log } from '@/server/log/log.mjs'

/** Counts the phone reveals of a single vehicle (PHONE-03). Lists skip it, because it would run one query per row. */
export const readPhoneReveals: FieldHook = async ({ findMany, originalDoc }) => {
  if (findMany || typeof originalDoc?.id !== 'number') return null
  try {
    return await countReveals(database(), originalDoc.id)
  } catch (error) {
    log.error({ err: error }, `the phone reveals of vehicle ${originalDoc.id} cannot be counted`)
    return null
  }
}
