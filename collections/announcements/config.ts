import type { CollectionConfig } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { websiteContent } from '../access/website-content'
import { dayAndTime } from '../fields/day-and-time'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { addressField } from '../fields/link-fields'
import { seenField } from '../fields/seen-field'
import { readSeen } from './hooks/read-seen'

const stored = (value: unknown) => (value ? String(value) : null)

interface Saved {
  readonly siblingData: Partial<{ linkTo: unknown; liveFrom: unknown }>
}

/** Announcement bars: a line above the header of every page, between two dates. */
export const announcements: CollectionConfig = {
  slug: 'announcements',
  labels: { singular: 'Announcement bar', plural: 'Announcement bars' },
  defaultSort: '-id',
  admin: {
    useAsTitle: 'text',
    group: 'Content',
    description: 'A line above the header of every page. The newest that is live is shown.',
    defaultColumns: ['text', 'liveFrom', 'liveUntil', 'seen', 'tenant'],
  },
  access: websiteContent(),
  hooks: {
    afterChange: [expireWebsiteTag('announcements')],
    afterDelete: [expireWebsiteTag('announcements')],
  },
  fields: [
    seenField(readSeen),
    {
      name: 'text',
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: 'Such as: Closed on Australia Day, 26 January.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'linkText',
          type: 'text',
          label: 'Link',
          maxLength: 40,
          admin: { width: '50%' },
          validate: (text: unknown, { siblingData }: Saved) =>
            Boolean(text) === Boolean(siblingData.linkTo) ||
            'Enter both the link’s text and its address, or neither.',
        },
        addressField({ name: 'linkTo', label: 'Where the link leads' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'liveFrom',
          type: 'date',
          label: 'Shown from',
          admin: { date: dayAndTime, width: '50%', description: 'Leave empty to show it immediately.' },
        },
        {
          name: 'liveUntil',
          type: 'date',
          label: 'Shown until',
          index: true,
          admin: { date: dayAndTime, width: '50%', description: 'Leave empty for no end date.' },
          validate: (end: unknown, { siblingData }: Saved) =>
            endsAfterStart(stored(siblingData.liveFrom), stored(end)) ||
            'Enter a time after “Shown from”. Otherwise the bar is never shown.',
        },
      ],
    },
  ],
}
