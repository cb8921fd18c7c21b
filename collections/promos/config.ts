import type { CollectionConfig, DateField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { altProblem } from '@/domain/content/alt-text'
import { endsAfterStart } from '@/domain/content/live-window'
import { websiteContent } from '../access/website-content'
import { dayAndTime } from '../fields/day-and-time'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { linkFields } from '../fields/link-fields'
import { mediaField } from '../fields/own-reference'
import { seenField } from '../fields/seen-field'
import { promoStockEndpoint } from './endpoints/promo-stock'
import { readSeen } from './hooks/read-seen'
import { placingFields } from './placing-fields'
import { stockFields } from './stock-fields'

const startDate: DateField = {
  name: 'startDate',
  type: 'date',
  label: 'Shown from',
  admin: { date: dayAndTime, width: '50%', description: 'Leave empty to show it immediately.' },
}

const stored = (value: unknown) => (value ? String(value) : null)

function checkExpiry(start: unknown, expiry: unknown): true | string {
  if (expiry && Number.isNaN(Date.parse(String(expiry)))) return 'Enter a date and a time.'
  if (endsAfterStart(stored(start), stored(expiry))) return true
  return 'Enter a time after “Shown from”. Otherwise the tile is never shown.'
}

const expiryDate: DateField = {
  name: 'expiryDate',
  type: 'date',
  label: 'Shown until',
  index: true,
  admin: { date: dayAndTime, width: '50%', description: 'Leave empty for no end date.' },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<{ startDate: unknown }> }) =>
    checkExpiry(siblingData.startDate, value),
}

const validAlt: TextFieldSingleValidation = (value, options) =>
  (value ? altProblem(value) : null) ?? text(value, options)

/** Promo tiles among the vehicles of a results page (PROMO-01…06). */
export const promos: CollectionConfig = {
  slug: 'promos',
  labels: { singular: 'Promo tile', plural: 'Promo tiles' },
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description: 'Pictures with a message, shown among the search results.',
    defaultColumns: ['title', 'startDate', 'expiryDate', 'seen', 'tenant'],
  },
  endpoints: [promoStockEndpoint],
  access: websiteContent(),
  hooks: { afterChange: [expireWebsiteTag('promos')], afterDelete: [expireWebsiteTag('promos')] },
  fields: [
    seenField(readSeen),
    { name: 'title', type: 'text', required: true, maxLength: 60 },
    { name: 'text', type: 'textarea', maxLength: 140 },
    mediaField('image', { required: true }),
    {
      name: 'alt',
      type: 'text',
      label: 'Description of the picture',
      maxLength: 160,
      validate: validAlt,
      admin: {
        description:
          'For people who cannot see it, if it says more than the title. Leave empty if the picture is decorative.',
      },
    },
    {
      name: 'link',
      type: 'group',
      label: 'Link',
      fields: linkFields(),
    },
    { type: 'row', fields: [startDate, expiryDate] },
    ...stockFields,
    ...placingFields,
  ],
}
