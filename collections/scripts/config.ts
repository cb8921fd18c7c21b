import type { CollectionConfig } from 'payload'
import { attributeProblem, originProblem, scriptPurposes, srcProblem } from '@/domain/scripts/site-script'
import { pathProblem } from '@/domain/url/path-pattern'
import { adminsOnlyField } from '../access/admins-only-field'
import { byTenant, createInTenant } from '../access/by-tenant'
import type { Role } from '../access/roles'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { validWords, wordListField } from '../fields/word-list/word-list-field'
import { costField, measuredFields } from './cost-field'
import { forgetMeasures } from './hooks/forget-measures'

const admins: readonly Role[] = ['platform-admin', 'group-admin']

/** Staff may stop a script, and say where it runs. What it is, administrators decide. */
const byAdmins = { create: adminsOnlyField, update: adminsOnlyField }

/** A list each of whose words has no problem. */
const validEach = (problemOf: (word: string) => string | null) => (value: unknown) => {
  const words = validWords(value)
  if (words !== true) return words
  return ((value ?? []) as string[]).map(problemOf).find((problem) => problem !== null) ?? true
}

const valid = (problemOf: (text: string) => string | null) => (value: unknown) =>
  problemOf(typeof value === 'string' ? value : '') ?? true

/** Scripts of other companies on a website, such as statistics or a chat. Nothing else may run there. */
export const scripts: CollectionConfig = {
  slug: 'scripts',
  labels: { singular: 'Script', plural: 'Scripts' },
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    description:
      'Everything of other companies that the website runs. Shoppers are asked before a script runs that the website does not need. The browser refuses every script that is not in this list.',
    defaultColumns: ['name', 'enabled', 'purpose', 'cost', 'tenant'],
  },
  access: {
    create: createInTenant(admins),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(admins),
    unlock: platformAdmins,
    readVersions: platformAdmins,
  },
  hooks: {
    beforeChange: [forgetMeasures],
    afterChange: [expireWebsiteTag('scripts')],
    afterDelete: [expireWebsiteTag('scripts')],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    {
      name: 'enabled',
      type: 'checkbox',
      label: 'Runs',
      defaultValue: true,
      admin: {
        description: 'Untick it to stop the script. The next page that a shopper opens is without it.',
      },
    },
    costField,
    {
      name: 'src',
      type: 'text',
      label: 'Address of the script',
      required: true,
      maxLength: 300,
      access: byAdmins,
      validate: valid(srcProblem),
      admin: { description: 'What stands in src="…" of the code that its company gave you.' },
    },
    {
      name: 'purpose',
      type: 'select',
      label: 'What it is for',
      required: true,
      options: scriptPurposes.map(({ value, label }) => ({ value, label })),
      access: byAdmins,
      admin: { description: 'A script that is not necessary runs once the shopper allows its purpose.' },
    },
    {
      name: 'attributes',
      type: 'array',
      label: 'Its settings',
      maxRows: 10,
      access: byAdmins,
      admin: {
        description:
          'What else stands in the code, such as data-website-id="123". {chatId} stands for the website’s web chat id.',
        initCollapsed: false,
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 60,
              validate: valid(attributeProblem),
              admin: { width: '50%' },
            },
            { name: 'value', type: 'text', maxLength: 300, admin: { width: '50%' } },
          ],
        },
      ],
    },
    {
      ...wordListField('origins', {
        label: 'Other addresses that it uses',
        description:
          'One a line, such as https://*.example.com. Its company’s page on Content Security Policy names them.',
      }),
      access: byAdmins,
      validate: validEach(originProblem),
    },
    {
      ...wordListField('paths', {
        label: 'Only on these pages',
        description:
          'Paths, one a line, such as /contact-us, or /used-car/* for all pages below. Leave empty for every page. Pages with payments or personal data run no script.',
      }),
      validate: validEach(pathProblem),
    },
    ...measuredFields,
  ],
}
