import type { Contact } from '@/domain/leads/privacy/contact'
import type { Websites } from '../../tenants/websites'

export interface PersonRequest {
  /** That the admin may reach. */
  readonly websites: Websites
  readonly contact: Contact
  /** The admin who asks. */
  readonly author: number
  readonly now: Date
}

/** Conditions for the websites as `$1` and the person as `$2` (email) and `$3` (phone). */
export const inWebsites = (column: string) => `($1::int[] IS NULL OR ${column} = ANY($1::int[]))`

export const OF_PERSON = '(lower(email) = $2 OR phone = $3)'

export const scopeParams = ({ websites, contact }: Pick<PersonRequest, 'websites' | 'contact'>) => [
  websites === 'all' ? null : websites,
  contact.email,
  contact.phone,
]
