import type { Field } from 'payload'
import { resultsAddress } from '@/domain/stock/search/query/results-address'
import { addressField } from '../fields/link-fields'

/** Limits a tile to results with certain vehicles, and lists these vehicles. */
export const stockFields: Field[] = [
  {
    ...addressField({
      name: 'stock_address',
      label: 'Only with these vehicles',
      description:
        'The tile is shown only in results with at least one of them. Choose a stock search, or copy the address of a results page with its filters, such as /search/toyota?range[price]=:30000. Leave empty for all.',
    }),
    validate: (value: unknown) =>
      !value ||
      resultsAddress(String(value)) !== null ||
      'Choose a stock search, or enter the address of a results page of this website, such as /search/toyota.',
  },
  {
    name: 'stock_days',
    type: 'number',
    label: 'For sale for at least (days)',
    min: 1,
    max: 1000,
    admin: { description: 'Leave empty for vehicles of any age on the website.' },
  },
  {
    name: 'stock_now',
    type: 'ui',
    admin: {
      components: { Field: '/collections/promos/PromoStock#PromoStock' },
      disableListColumn: true,
    },
  },
]
