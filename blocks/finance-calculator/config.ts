import type { Block } from 'payload'

/** What a loan would come to, for any amount (FIN-29). Shows nothing on a website whose lender may show no rates. */
export const financeCalculatorConfig: Block = {
  slug: 'financeCalculator',
  interfaceName: 'FinanceCalculatorBlock',
  labels: { singular: 'Finance calculator', plural: 'Finance calculators' },
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 90, defaultValue: 'What would it cost me?' },
    { name: 'text', type: 'textarea', maxLength: 300 },
  ],
}
