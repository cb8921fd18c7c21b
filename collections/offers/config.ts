import type { CollectionConfig, TextareaFieldValidation } from 'payload'
import { textarea } from 'payload/shared'
import { offerCategories } from '@/domain/offers/offer'
import { termsProblem } from '@/domain/offers/offer-problems'
import { byTenant, createInTenant } from '../access/by-tenant'
import { platformAdmins } from '../access/rules'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { mediaField, ownReference } from '../fields/own-reference'
import { seenField } from '../fields/seen-field'
import { wordListField } from '../fields/word-list/word-list-field'
import { guardLinked } from '../uses/guard-linked'
import { usedInField } from '../uses/used-in-field'
import { figureFields } from './figure-fields'
import { readSeen } from './hooks/read-seen'
import { windowFields } from './window-fields'

const validTerms: TextareaFieldValidation = (value, options) =>
  termsProblem(value, options.siblingData as object) ?? textarea(value, options)

const guard = guardLinked('offers')

/** The offers of `/special-offers` (OFFER-01…06). Dates are judged when a page is read. */
export const offers: CollectionConfig = {
  slug: 'offers',
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    group: 'Content',
    description:
      'Shown on the offers page, on a page of their own and on the pages of their brand and model.',
    defaultColumns: ['name', 'category', 'liveFrom', 'liveUntil', 'seen', 'tenant'],
    listSearchableFields: ['name', 'description'],
  },
  versions: { drafts: true, maxPerDoc: 20 },
  access: {
    create: createInTenant(),
    read: byTenant(),
    update: byTenant(),
    delete: byTenant(),
    unlock: platformAdmins,
    readVersions: byTenant(undefined, 'version.tenant'),
  },
  hooks: {
    beforeOperation: [guard.beforeOperation],
    beforeChange: [guard.beforeChange],
    afterChange: [expireWebsiteTag('offers')],
    beforeDelete: [guard.beforeDelete],
    afterDelete: [expireWebsiteTag('offers')],
  },
  fields: [
    seenField(readSeen),
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', required: true, maxLength: 3000, admin: { rows: 5 } },
    ...figureFields,
    {
      name: 'disclaimer',
      type: 'textarea',
      label: 'Terms',
      maxLength: 5000,
      admin: { rows: 6, description: 'For which vehicles, on what conditions, and what is left out.' },
      validate: validTerms,
    },
    windowFields,
    {
      name: 'category',
      type: 'select',
      label: 'Kind of offer',
      required: true,
      defaultValue: 'new',
      options: [...offerCategories],
      admin: { position: 'sidebar' },
    },
    usedInField,
    ownReference('manufacturer', 'brands', { label: 'Brand' }),
    ownReference('model', 'vehicle-models', { label: 'Model' }),
    {
      ...mediaField('image', { label: 'Picture' }),
      admin: { description: 'Leave empty to use the model’s picture.' },
    },
    wordListField('excluded_website_ids', {
      label: 'Not on these websites',
      description: 'Website ids, one a line.',
    }),
  ],
}
