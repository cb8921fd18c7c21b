import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

/** The vehicles sold this month (CB-05, CB-06). Renders nothing on a website that counts none a day. */
export const salesCounterConfig: Block = {
  slug: 'salesCounter',
  interfaceName: 'SalesCounterBlock',
  labels: { singular: 'Sales this month', plural: 'Sales this month' },
  ...blockAdmin('salesCounter', 'Stock', 'How many vehicles were sold this month.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90 },
    {
      name: 'text',
      type: 'textarea',
      maxLength: 300,
      admin: {
        description:
          'The figure is calculated from the sales per day in the website’s settings. Use your real average: a figure that is not true misleads shoppers.',
      },
    },
  ],
}
