import type { Block } from 'payload'
import { blockAdmin } from '../../collections/fields/block-admin'

/** The accepted cards and wallets (CB-04). The website's settings give the list and its order. */
export const paymentStripConfig: Block = {
  slug: 'paymentStrip',
  interfaceName: 'PaymentStripBlock',
  labels: { singular: 'Payment cards', plural: 'Payment cards' },
  ...blockAdmin('paymentStrip', 'Forms and finance', 'The cards that the dealership accepts.'),
  fields: [{ name: 'heading', type: 'text', maxLength: 90, defaultValue: 'Ways to pay a deposit' }],
}
