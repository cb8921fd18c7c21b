import type { ArrayField, FieldHook, TextField } from 'payload'
import { normaliseHost } from '@/domain/tenants/host'
import { rowTitle } from '../fields/row-title/row-title'

/** Keeps an invalid host name as typed, so that validation refuses it and the save does not clear it. */
const normalised: FieldHook = ({ value }) =>
  typeof value === 'string' ? normaliseHost(value) || value.trim() : value

/** A domain name with at least one dot, but never one under `localhost`. */
const DOMAIN = /^([a-z0-9-]+\.)+(?!localhost$)[a-z0-9-]{2,}$/

/** The host names of a website, in addition to `<slug>.localhost` in development. Unique across the platform. */
export const domainsField: ArrayField = {
  name: 'domains',
  type: 'array',
  labels: { singular: 'Domain', plural: 'Domains' },
  admin: {
    description: 'Without http:// and www. The www version also works.',
    components: { RowLabel: rowTitle('Domain', ['host']) },
  },
  fields: [
    {
      name: 'host',
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeValidate: [normalised] },
      validate: (value: unknown) =>
        (typeof value === 'string' && DOMAIN.test(value)) || 'Enter a domain name such as "example.com.au".',
    },
  ],
}

interface Domain {
  host?: string | null
}

function checkCanonical(value: unknown, domains: readonly Domain[]): true | string {
  if (value === undefined || value === null || value === '') return true
  if (typeof value !== 'string' || !DOMAIN.test(value)) {
    return 'This is not a domain name. Enter one of the domains above without http:// or a path, such as "example.com.au".'
  }
  if (domains.some(({ host }) => host === value)) return true
  return `"${value}" is not one of the domains above. Add it there first, or enter one of them.`
}

/** The domain that the others may redirect to. It must be one of the domains, or visitors would be redirected in a loop. */
export const canonicalHostField: TextField = {
  name: 'canonical_host',
  type: 'text',
  label: 'Canonical domain',
  admin: { description: 'The domain that search engines list. It must be one of the domains above.' },
  hooks: { beforeValidate: [normalised] },
  validate: (value: unknown, { data }: { data: Partial<{ domains: Domain[] | null }> }) =>
    checkCanonical(value, data.domains ?? []),
}
