import type { Block } from 'payload'

/** Vehicles similar to one of the website's own (SIM-01…10). Renders nothing once that vehicle is off the website. */
export const similarVehiclesConfig: Block = {
  slug: 'similarVehicles',
  interfaceName: 'SimilarVehiclesBlock',
  labels: { singular: 'Similar vehicles', plural: 'Similar vehicles' },
  fields: [
    {
      name: 'heading',
      type: 'text',
      maxLength: 90,
      admin: { description: 'Empty for the website’s own, such as “Similar Cars In-Stock”.' },
    },
    {
      name: 'vehicle',
      type: 'text',
      label: 'Similar to',
      required: true,
      maxLength: 160,
      admin: {
        description:
          'The stock number, VIN or registration of a vehicle of this website, or the last part of its page’s address. How alike the others must be is decided in the settings (Similar vehicles).',
      },
    },
  ],
}
