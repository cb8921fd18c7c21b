import type { CollectionConfig, Condition, JSONFieldValidation } from 'payload'
import { type DeliveryMethod, deliveryMethodLabels, deliveryMethods } from '@/domain/leads/delivery/delivery'
import { checkRuleEmails } from '@/domain/leads/delivery/rule-problems'
import { byTenant, createInTenant } from '../access/by-tenant'
import { nobody } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { ownReferences } from '../fields/own-reference'
import { validWords, wordListField } from '../fields/word-list/word-list-field'
import { tryChoices, tryRules } from './endpoints/try'
import { validWebhook } from './hooks/valid-webhook'
import { hideSecret, sealSecret } from './hooks/webhook-secret'

const admins = ['platform-admin', 'group-admin'] as const

const TESTER = '/collections/lead-rules/tester/RuleTester#RuleTester'

const methodOf = (rule: unknown) => (rule as { method?: DeliveryMethod } | undefined)?.method ?? 'email'

const isWebhook: Condition = (_, rule) => methodOf(rule) === 'webhook'

const validEmails: JSONFieldValidation = (value, { siblingData }) => {
  const isList = validWords(value)
  if (isList !== true) return isList
  return checkRuleEmails(methodOf(siblingData), (value as string[] | null | undefined) ?? [])
}

/** Where leads go. Every active rule that matches a lead delivers it. */
export const leadRules: CollectionConfig = {
  slug: 'lead-rules',
  dbName: 'lead_rules',
  labels: { singular: 'Delivery rule', plural: 'Delivery rules' },
  admin: {
    useAsTitle: 'name',
    group: 'Leads',
    defaultColumns: ['name', 'method', 'is_active', 'only_without_others', 'tenant'],
    description: 'Every active rule that matches a lead delivers it. An empty condition matches every lead.',
    components: {
      beforeListTable: [TESTER],
    },
  },
  endpoints: [tryRules, tryChoices],
  access: {
    create: createInTenant(admins),
    read: byTenant(admins),
    update: byTenant(admins),
    delete: byTenant(admins),
    unlock: nobody,
    readVersions: nobody,
  },
  hooks: {
    afterChange: [expireWebsiteTag('forms')],
    afterDelete: [expireWebsiteTag('forms')],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'is_active', type: 'checkbox', label: 'Active', defaultValue: true },
    {
      name: 'only_without_others',
      type: 'checkbox',
      label: 'Only if no other rule matches',
      defaultValue: false,
    },
    wordListField('forms', { label: 'Forms', description: 'Keys of forms, one a line. Empty: every form.' }),
    wordListField('categories', { label: 'Categories', description: 'One a line. Empty: every category.' }),
    wordListField('car_types', {
      label: 'Conditions',
      description: 'new, demo or used, one a line. Empty: all.',
    }),
    ownReferences('locations', 'locations', { label: 'Locations' }),
    ownReferences('dealerships', 'dealerships', { label: 'Dealerships' }),
    {
      name: 'method',
      type: 'select',
      required: true,
      defaultValue: 'email',
      options: deliveryMethods.map((value) => ({ value, label: deliveryMethodLabels[value] })),
    },
    {
      ...wordListField('emails', { label: 'Email addresses', description: 'One a line.' }),
      validate: validEmails,
      admin: {
        ...wordListField('emails', { label: 'Email addresses', description: 'One a line.' }).admin,
        condition: (_, rule) => rule?.method !== 'webhook',
      },
    },
    {
      name: 'attach_adf',
      type: 'checkbox',
      label: 'Attach the lead as ADF 1.0',
      defaultValue: false,
      admin: {
        condition: (_, rule) => methodOf(rule) === 'email',
        description: 'For a CRM that reads lead.xml from the mail. People read the text above it.',
      },
    },
    {
      name: 'webhook_url',
      type: 'text',
      label: 'Address of the webhook',
      maxLength: 500,
      validate: validWebhook,
      admin: { condition: isWebhook, description: 'Such as https://crm.example.com/leads.' },
    },
    {
      name: 'webhook_secret',
      type: 'text',
      label: 'Secret of the webhook',
      hooks: { beforeChange: [sealSecret], afterRead: [hideSecret] },
      admin: {
        condition: isWebhook,
        description:
          'Signs each request. Once saved, nobody can read it: the field shows (set). Type another to replace it, or empty the field to remove it.',
      },
    },
    { name: 'tester', type: 'ui', admin: { components: { Field: TESTER }, disableListColumn: true } },
  ],
}
