import type { ArrayField } from 'payload'
import { normaliseHost } from '@/domain/tenants/host'

/** The host names a website answers to, besides `<slug>.localhost` in development. Unique over the platform. */
export const domainsField: ArrayField = {
  name: 'domains',
  type: 'array',
  labels: { singular: 'Domain', plural: 'Domains' },
  admin: { description: 'Without http:// and without www. The same with www is answered too.' },
  fields: [
    {
      name: 'host',
      type: 'text',
      required: true,
      unique: true,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? normaliseHost(value) : value)] },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^([a-z0-9-]+\.)+(?!localhost$)[a-z0-9-]{2,}$/.test(value)) ||
        'Give a domain name such as "example.com.au".',
    },
  ],
}
