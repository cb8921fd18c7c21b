import { createHmac } from 'node:crypto'
import { type Contact, personIdentity } from '@/domain/leads/privacy/contact'
import { env } from '@/env'

/**
 * Stands for a person in `leads.person_key`, so that leads of one person can be grouped. The same person has another
 * key in every group, and without PAYLOAD_SECRET nobody can test a guess. Null for a sender without contact data.
 */
export function personKey(groupId: number, contact: Contact): string | null {
  const identity = personIdentity(contact)
  return (
    identity &&
    createHmac('sha256', env().PAYLOAD_SECRET)
      .update(`lead person\n${groupId}\n${identity}`)
      .digest('base64url')
  )
}
