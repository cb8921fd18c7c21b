import type { CollectionConfig, DateField, Field } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { popupTriggers } from '@/domain/popups/popup'
import { pathProblem } from '@/domain/url/path-pattern'
import { websiteContent } from '../access/website-content'
import { carTypesField } from '../fields/car-types-field'
import { dayAndTime } from '../fields/day-and-time'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { addressField } from '../fields/link-fields'
import { mediaField } from '../fields/own-reference'
import { seenField } from '../fields/seen-field'
import { validWords, wordListField } from '../fields/word-list/word-list-field'
import { readSeen } from './hooks/read-seen'

const stored = (value: unknown) => (value ? String(value) : null)

const expiryDate: DateField = {
  name: 'expiryDate',
  type: 'date',
  label: 'Shown until',
  index: true,
  admin: { date: dayAndTime, width: '50%', description: 'Leave empty for no end date.' },
  validate: (value: unknown, { siblingData }: { siblingData: Partial<{ startDate: unknown }> }) =>
    endsAfterStart(stored(siblingData.startDate), stored(value)) ||
    'Enter a time after “Shown from”. Otherwise the popup is never shown.',
}

/** A button needs both its text and its address. */
function validButton(text: unknown, { siblingData }: { siblingData: Partial<{ linkTo: unknown }> }) {
  return (
    Boolean(text) === Boolean(siblingData.linkTo) ||
    'Enter both the button’s text and its address, or neither.'
  )
}

const buttonFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'buttonText',
      type: 'text',
      label: 'Button',
      maxLength: 40,
      admin: { width: '50%' },
      validate: validButton,
    },
    addressField({ name: 'linkTo', label: 'Where the button leads' }),
  ],
}

const triggerFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'trigger',
      type: 'select',
      label: 'Opens',
      required: true,
      defaultValue: 'delay',
      options: [...popupTriggers],
      admin: { width: '50%' },
    },
    {
      name: 'after',
      type: 'number',
      label: 'Seconds, or per cent of the page',
      min: 0,
      max: 100,
      defaultValue: 5,
      admin: { width: '50%', condition: (_, { trigger }) => trigger !== 'exit' },
    },
  ],
}

function validPaths(value: unknown): true | string {
  const words = validWords(value)
  if (words !== true) return words
  const problems = ((value ?? []) as string[]).map(pathProblem)
  return problems.find((problem) => problem !== null) ?? true
}

/** Popups that a shopper sees once (PROMO-08…11). Dates are judged when a page is read. */
export const popups: CollectionConfig = {
  slug: 'popups',
  defaultSort: '-id',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    description:
      'A picture with a message over the page. A shopper who closes one does not see it again. The newest popup for a page is shown.',
    defaultColumns: ['title', 'startDate', 'expiryDate', 'seen', 'tenant'],
  },
  access: websiteContent(),
  hooks: { afterChange: [expireWebsiteTag('popups')], afterDelete: [expireWebsiteTag('popups')] },
  fields: [
    seenField(readSeen),
    { name: 'title', type: 'text', required: true, maxLength: 80 },
    { name: 'description', type: 'textarea', maxLength: 400 },
    mediaField('src', { label: 'Picture', required: true }),
    buttonFields,
    {
      type: 'row',
      fields: [
        {
          name: 'startDate',
          type: 'date',
          label: 'Shown from',
          admin: { date: dayAndTime, width: '50%', description: 'Leave empty to show it immediately.' },
        },
        expiryDate,
      ],
    },
    triggerFields,
    {
      ...wordListField('paths', {
        label: 'Only on these pages',
        description:
          'Paths, one a line, such as /special-offers, or /used-car/* for all pages below. Leave empty for every page.',
      }),
      validate: validPaths,
    },
    {
      ...carTypesField,
      label: 'Only beside this stock',
      admin: {
        description: 'Pages of such a vehicle, and searches for such stock. Leave empty for every page.',
      },
    },
  ],
}
