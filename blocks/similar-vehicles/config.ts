import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

/** Vehicles similar to one of the website's own (SIM-01…10). Renders nothing once that vehicle is off the website. */
export const similarVehiclesConfig: Block = {
  slug: 'similarVehicles',
  interfaceName: 'SimilarVehiclesBlock',
  labels: { singular: 'Similar vehicles', plural: 'Similar vehicles' },
  ...blockAdmin('similarVehicles', 'Stock', 'Vehicles like one of the stock.'),
  fields: [
    {
      name: 'heading',
      type: 'text',
      maxLength: 90,
      admin: { description: 'Leave empty to use the website’s heading, such as “Similar Cars In-Stock”.' },
    },
    {
      name: 'vehicle',
      type: 'text',
      label: 'Similar to',
      required: true,
      maxLength: 160,
      admin: {
        description:
          'The stock number, VIN or registration of a vehicle of this website, or the last part of its page’s address. Set how similar they must be under “Similar vehicles” in the settings.',
      },
    },
  ],
}
