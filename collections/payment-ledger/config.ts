import type { CollectionConfig } from 'payload'
import { byTenant } from '../access/by-tenant'
import { serverWritten } from '../access/server-written'
import { serverNumber, serverText } from '../fields/server-fields'
import { serverReference } from '../fields/server-reference'

/** Every change of a payment. A trigger of the database refuses to change or delete a line. */
export const paymentLedger: CollectionConfig = {
  slug: 'payment-ledger',
  dbName: 'payment_ledger',
  labels: { singular: 'Ledger line', plural: 'Payment ledger' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  admin: {
    useAsTitle: 'kind',
    group: 'Leads',
    defaultColumns: ['createdAt', 'payment', 'kind', 'amount_cents', 'reason', 'author', 'tenant'],
    description: 'What happened to payments, in cents. Nothing can be changed or removed here.',
  },
  access: serverWritten(byTenant(['platform-admin', 'group-admin'])),
  fields: [
    serverReference('payment', 'payments', { required: true }),
    serverText('kind', 'What', { required: true }),
    serverNumber('amount_cents', 'Amount in cents', { required: true }),
    serverText('reason', 'Reason'),
    // A text: a deleted person must not change the ledger.
    serverText('author', 'By'),
    serverText('provider_event', "The provider's event"),
  ],
}
