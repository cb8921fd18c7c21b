import type { ArrayField, FieldHook, TextField } from 'payload'
import { normaliseHost } from '@/domain/tenants/host'
import { rowTitle } from '../fields/row-title'

const normalised: FieldHook = ({ value }) => (typeof value === 'string' ? normaliseHost(value) : value)

/** The host names a website answers to, besides `<slug>.localhost` in development. Unique over the platform. */
export const domainsField: ArrayField = {
  name: 'domains',
  type: 'array',
  labels: { singular: 'Domain', plural: 'Domains' },
  admin: {
    description: 'Without http:// and without www. The same with www is answered too.',
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
        (typeof value === 'string' && /^([a-z0-9-]+\.)+(?!localhost$)[a-z0-9-]{2,}$/.test(value)) ||
        'Give a domain name such as "example.com.au".',
    },
  ],
}

/** The domain that the others may be sent on to: one of them, or visitors would be sent round and round. */
export const canonicalHostField: TextField = {
  name: 'canonical_host',
  type: 'text',
  label: 'Canonical domain',
  admin: { description: 'One of the domains above. Search engines are told of this one.' },
  hooks: { beforeValidate: [normalised] },
  validate: (value: unknown, { data }: { data: Partial<{ domains: { host?: string }[] | null }> }) =>
    !value || data.domains?.some(({ host }) => host === value) || 'Choose one of the domains above.',
}
