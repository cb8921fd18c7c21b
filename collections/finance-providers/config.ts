import type { CollectionConfig } from 'payload'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { requireUnique } from '../fields/require-unique'
import { loanFields } from './loan-fields'
import { rateFields } from './rate-fields'
import { refuseSecondOther } from './refuse-second-other'

const admins = ['platform-admin', 'group-admin'] as const

/** Values of the `finance.provider` setting that are not lender keys. */
const reserved = ['none', 'other']

function keyProblem(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[A-Za-z0-9_-]{1,60}$/.test(value)) {
    return 'Use letters, digits, hyphens and underscores, such as nissan_finance.'
  }
  return reserved.includes(value)
    ? `“${value}” is not a lender. Enter the key that the stock feed uses.`
    : null
}

/**
 * The lenders of a website: their rates, fees and texts (FIN-01…05, FIN-19, FIN-33, FIN-37…39, FIN-51). The website's
 * settings pick one.
 */
export const financeProviders: CollectionConfig = {
  slug: 'finance-providers',
  labels: { singular: 'Finance provider', plural: 'Finance providers' },
  admin: {
    useAsTitle: 'name',
    group: 'Organisation',
    description:
      'Lenders, with their rates and the warnings shown with them. The website’s settings choose the lender whose figures it shows.',
    defaultColumns: ['name', 'key', 'rate', 'comparisonRate', 'tenant'],
    listSearchableFields: ['name', 'key'],
  },
  indexes: [{ fields: ['tenant', 'key'], unique: true }],
  access: {
    create: createInTenant(admins),
    read: byTenant(),
    update: byTenant(admins),
    delete: byTenant(admins),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: {
    beforeValidate: [
      requireUnique('key', (key) => `${key} already has a record. Edit that one instead.`),
      refuseSecondOther,
    ],
    afterChange: [expireWebsiteTag('tenant')],
    afterDelete: [expireWebsiteTag('tenant')],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        {
          name: 'key',
          type: 'text',
          required: true,
          index: true,
          maxLength: 60,
          hooks: { beforeDuplicate: [({ value }) => `${value}-copy`] },
          admin: {
            description:
              'The lender’s name in the stock feed: angle, nissan_finance, manual or any other. The settings call any other “Another lender”.',
          },
          validate: (value: unknown) => keyProblem(value) ?? true,
        },
      ],
    },
    ...rateFields,
    ...loanFields,
  ],
}
