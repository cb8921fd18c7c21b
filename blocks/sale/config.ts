import type { Block } from 'payload'
import { endsAfterStart } from '@/domain/content/live-window'
import { blockAdmin } from '../../collections/fields/block-admin'
import { dayAndTime } from '../../collections/fields/day-and-time'
import { stockChoiceFields } from '../../collections/fields/stock-choice-fields'

const stored = (value: unknown) => (value ? String(value) : null)

/** A sale with a start and an end (ROUTE-41): says when it starts, shows its stock while it is on, and then leads elsewhere. */
export const saleConfig: Block = {
  slug: 'sale',
  interfaceName: 'SaleBlock',
  labels: { singular: 'Sale', plural: 'Sales' },
  ...blockAdmin('sale', 'Stock', 'A sale with dates and terms, and its vehicles while it is on.'),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90 },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'Shown before and during the sale.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'liveFrom',
          type: 'date',
          label: 'Starts',
          admin: { date: dayAndTime, width: '50%', description: 'Leave empty to start it immediately.' },
        },
        {
          name: 'liveUntil',
          type: 'date',
          label: 'Ends',
          required: true,
          admin: { date: dayAndTime, width: '50%', description: 'Midnight is the end of the day before.' },
          validate: (value: unknown, { siblingData }: { siblingData: { liveFrom?: unknown } }) => {
            if (!value) return 'Enter when the sale ends.'
            return (
              endsAfterStart(stored(siblingData.liveFrom), stored(value)) || 'Enter a time after “Starts”.'
            )
          },
        },
      ],
    },
    ...stockChoiceFields(),
    {
      name: 'dealershipName',
      type: 'text',
      label: 'Dealership',
      maxLength: 120,
      admin: { description: 'Its name, as written in the stock. Leave empty for any.' },
    },
    {
      name: 'tag',
      type: 'text',
      maxLength: 60,
      admin: { description: 'As staff tagged the vehicles, such as runout sale. Leave empty for any.' },
    },
    {
      name: 'limit',
      type: 'number',
      label: 'Maximum number of vehicles',
      required: true,
      defaultValue: 12,
      min: 3,
      max: 20,
    },
    {
      name: 'terms',
      type: 'textarea',
      required: true,
      maxLength: 2000,
      admin: { description: 'For which vehicles, on what conditions, and what is left out.' },
    },
    {
      name: 'afterwards',
      type: 'textarea',
      label: 'Text after the end',
      maxLength: 300,
      defaultValue:
        'You missed this one. Our current offers are on the offers page, and new stock arrives every week.',
    },
  ],
}
