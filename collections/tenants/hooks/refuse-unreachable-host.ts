import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { normaliseHost } from '@/domain/tenants/host'
import { hostProblem, slugProblem } from '@/domain/tenants/host-problem'
import { env } from '@/env'

function adminHosts(): string[] {
  const { ADMIN_HOSTS, SERVER_URL } = env()
  return [...ADMIN_HOSTS, ...(SERVER_URL ? [new URL(SERVER_URL).host] : [])].map(normaliseHost)
}

/**
 * Refuses domains that would open the admin instead of the website, and slugs that would do so as `<slug>.localhost` in
 * development.
 */
export const refuseUnreachableHost: CollectionBeforeValidateHook = ({ data }) => {
  const rows: unknown[] = Array.isArray(data?.domains) ? data.domains : []
  const errors = rows.flatMap((row, index) => {
    const host = (row as { host?: unknown } | null)?.host
    const message = typeof host === 'string' ? hostProblem(normaliseHost(host), adminHosts()) : null
    return message ? [{ path: `domains.${index}.host`, message }] : []
  })
  const slug = typeof data?.slug === 'string' ? slugProblem(data.slug) : null
  if (slug) errors.push({ path: 'slug', message: slug })
  if (errors.length > 0) throw new ValidationError({ collection: 'tenants', errors })
}
