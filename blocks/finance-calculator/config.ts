import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

/** Calculates loan repayments for any amount (FIN-29). Renders nothing if the website's lender may not show rates. */
export const financeCalculatorConfig: Block = {
  slug: 'financeCalculator',
  interfaceName: 'FinanceCalculatorBlock',
  labels: { singular: 'Finance calculator', plural: 'Finance calculators' },
  ...blockAdmin('financeCalculator', 'Forms and finance', 'Works out a repayment.'),
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90, defaultValue: 'What would it cost me?' },
    { name: 'text', type: 'textarea', maxLength: 300 },
  ],
}
