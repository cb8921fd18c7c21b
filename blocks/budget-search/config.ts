import type { Block } from 'payload'
import { BODY_LIMIT } from '@/domain/vehicle/body-types'
import { blockAdmin } from '../../collections/fields/block-admin'

/** Finds what a repayment and deposit, or a price, can buy (BUD-01). Renders nothing on a website without prices. */
export const budgetSearchConfig: Block = {
  slug: 'budgetSearch',
  interfaceName: 'BudgetSearchBlock',
  labels: { singular: 'Budget search', plural: 'Budget searches' },
  ...blockAdmin('budgetSearch', 'Stock', 'Finds vehicles by what a shopper can pay.'),
  fields: [
    { name: 'heading', type: 'text', maxLength: 90, defaultValue: 'Find one that fits your budget' },
    { name: 'text', type: 'textarea', maxLength: 300 },
    {
      name: 'bodyLimit',
      type: 'number',
      label: 'Body types shown before "show more"',
      required: true,
      defaultValue: BODY_LIMIT,
      min: 2,
      max: 20,
    },
  ],
}
