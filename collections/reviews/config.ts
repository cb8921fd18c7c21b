import type { CollectionConfig } from 'payload'
import { isDayAhead } from '@/domain/reviews/day-ahead'
import { websiteContent } from '../access/website-content'
import { expireWebsiteTag } from '../fields/expire-website-tag'
import { mediaField, ownReference } from '../fields/own-reference'
import { importReviewsEndpoint } from './endpoints/import-reviews'

type Moment = Date | string | null | undefined

const notAhead = (value: Date | string, what: string): true | string =>
  !isDayAhead(value, new Date()) || `${what} cannot be from the future.`

const day = { displayFormat: 'd MMM yyyy', pickerAppearance: 'dayOnly' } as const

/** What customers say about the dealer (BLOG-04). Entered by staff, with the dealer's reply. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  defaultSort: '-review_date',
  admin: {
    useAsTitle: 'customer_name',
    group: 'Content',
    description:
      'What customers say. The “Reviews” block of a page shows the newest, good and bad: the law forbids showing only the good ones.',
    defaultColumns: ['customer_name', 'rating', 'review_date', 'location', 'tenant'],
    listSearchableFields: ['customer_name', 'text'],
    components: { beforeListTable: ['/collections/reviews/ImportReviews#ImportReviews'] },
  },
  indexes: [{ fields: ['tenant', 'external_id'], unique: true }],
  endpoints: [importReviewsEndpoint],
  access: websiteContent(),
  hooks: { afterChange: [expireWebsiteTag('reviews')], afterDelete: [expireWebsiteTag('reviews')] },
  fields: [
    { name: 'customer_name', type: 'text', label: 'Customer', required: true, maxLength: 80 },
    {
      name: 'rating',
      type: 'number',
      label: 'Stars',
      required: true,
      min: 1,
      max: 5,
      admin: { step: 0.5, description: '1 to 5.' },
    },
    { name: 'text', type: 'textarea', label: 'Words', required: true, maxLength: 2000 },
    {
      name: 'review_date',
      type: 'date',
      label: 'Written on',
      required: true,
      index: true,
      defaultValue: () => new Date(),
      validate: (value: Moment) =>
        value ? notAhead(value, 'A review') : 'Enter the day on which the review was written.',
      admin: { date: day },
    },
    mediaField('image', { label: 'Picture of the customer' }),
    ownReference('location', 'locations', {
      index: true,
      admin: { description: 'Its stars count for this location. Leave empty for the whole website.' },
    }),
    {
      name: 'source',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Where it was written, such as Google.' },
    },
    {
      // The review's id in the file that it was imported from. A second import then updates it.
      name: 'external_id',
      type: 'text',
      maxLength: 100,
      admin: { hidden: true },
      hooks: { beforeDuplicate: [() => null] },
    },
    {
      name: 'reply_text',
      type: 'textarea',
      label: 'Your reply',
      maxLength: 2000,
      admin: { description: 'Shown below the review.' },
    },
    {
      name: 'reply_date',
      type: 'date',
      label: 'Replied on',
      validate: (value: Moment) => !value || notAhead(value, 'A reply'),
      admin: { date: day, condition: (data) => Boolean(data?.reply_text) },
    },
  ],
}
