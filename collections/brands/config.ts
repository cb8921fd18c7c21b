import type { CollectionConfig, TextField } from 'payload'
import { brandKinds } from '@/domain/brands/brand'
import { brandPath } from '@/domain/brands/brand-pages'
import { canonicalMake, isMake } from '@/domain/stock/normalise/makes'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { mediaField } from '../fields/own-reference'
import { requireUniqueSlug } from '../fields/require-unique'
import { rootSlugField } from '../fields/root-slug-field'
import { redirectMoved } from '../redirects/hooks/redirect-moved'
import { refuseDeleteInUse } from '../uses/refuse-delete-in-use'
import { usedInField } from '../uses/used-in-field'
import { refuseDeleteWithModels } from './hooks/refuse-delete-with-models'

/** BRAND-04: the list of makes is part of the product. A brand's record overrides what it says of a make. */
const make: TextField = {
  name: 'make',
  type: 'text',
  label: 'Make in the stock',
  maxLength: 60,
  admin: {
    position: 'sidebar',
    description:
      'As the stock names it, such as Kia. Leave empty for a brand of the group that is not a make.',
  },
  hooks: {
    beforeValidate: [({ value }) => (typeof value === 'string' && value ? canonicalMake(value) : value)],
  },
  validate: (value: unknown) =>
    !value || isMake(String(value)) || `“${value}” is not a make that we know. Check the spelling.`,
}

const PHONE = /^[+\d][\d A-Za-z()-]{3,19}$/

/** Letters are valid, because people dial numbers such as 1300 CARS. */
const phoneField = (name: string, label: string): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 20,
  admin: { width: '33%', description: 'Leave empty for the website’s.' },
  validate: (value: unknown) => !value || PHONE.test(String(value)) || 'Enter a phone number.',
})

/** The brands of a website, with their overviews and the group’s brands page (BRAND-01, BRAND-02, ROUTE-34, ROUTE-39). */
export const brands: CollectionConfig = {
  slug: 'brands',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Each brand has an overview with its models, offers and stock.',
    defaultColumns: ['title', 'kind', 'make', 'slug', 'tenant'],
    listSearchableFields: ['title', 'make'],
  },
  indexes: [{ fields: ['tenant', 'slug'], unique: true }],
  access: websiteContent(),
  hooks: {
    beforeValidate: [requireUniqueSlug],
    // Its numbers are part of what every page knows of the website.
    afterChange: [redirectMoved((slug) => [brandPath({ slug })]), expireWebsiteTag('tenant')],
    beforeDelete: [refuseDeleteWithModels, refuseDeleteInUse('brand')],
    afterDelete: [expireWebsiteTag('tenant')],
  },
  fields: [
    usedInField,
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    rootSlugField('Its overview is at /slug/overview.'),
    {
      name: 'kind',
      type: 'select',
      label: 'On the brands page under',
      required: true,
      defaultValue: 'cars',
      options: [...brandKinds],
      admin: { position: 'sidebar' },
    },
    make,
    { name: 'description', type: 'textarea', maxLength: 1500, admin: { rows: 5 } },
    {
      type: 'row',
      fields: [
        phoneField('new_phone', 'Number for new vehicles'),
        phoneField('used_phone', 'Number for used vehicles'),
        phoneField('demo_phone', 'Number for demos'),
      ],
    },
    { ...mediaField('logo'), admin: { description: 'Leave empty to use the make’s own.' } },
    { ...mediaField('banner'), admin: { description: 'A wide picture at the top of the overview.' } },
  ],
}
