import type { Block } from 'payload'

/** The cards and wallets that are accepted (CB-04). Which and in which order is a setting of the website. */
export const paymentStripConfig: Block = {
  slug: 'paymentStrip',
  interfaceName: 'PaymentStripBlock',
  labels: { singular: 'Payment cards', plural: 'Payment cards' },
  fields: [{ name: 'heading', type: 'text', maxLength: 90, defaultValue: 'Ways to pay a deposit' }],
}
