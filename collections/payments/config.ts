import type { CollectionConfig } from 'payload'
import { paymentStates } from '@/domain/payments/payment'
import { byTenant } from '../access/by-tenant'
import { serverWritten } from '../access/server-written'
import { serverChoice, serverDate, serverNumber, serverText } from '../fields/server-fields'
import { serverReference } from '../fields/server-reference'
import { deskField } from '../reservations/desk-field'
import { paymentEndpoints } from '../reservations/endpoints/act'

/** Money from a shopper: a deposit or an invoice. The provider takes it; `payment-ledger` has every change. */
export const payments: CollectionConfig = {
  slug: 'payments',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [
    { fields: ['tenant', 'request_key'], unique: true },
    { fields: ['provider', 'provider_ref'], unique: true },
  ],
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'public_id',
    group: 'Leads',
    defaultColumns: ['createdAt', 'state', 'purpose', 'amount_cents', 'refunded_cents', 'provider', 'tenant'],
    description: 'Deposits and invoices that shoppers paid online. Amounts are in cents.',
  },
  access: serverWritten(byTenant(['platform-admin', 'group-admin'])),
  endpoints: paymentEndpoints,
  fields: [
    deskField,
    serverChoice('state', 'State', paymentStates),
    serverChoice('purpose', 'For', ['deposit', 'invoice']),
    serverNumber('amount_cents', 'Amount in cents', { required: true }),
    serverNumber('refunded_cents', 'Refunded in cents', { required: true }),
    serverChoice('provider', 'Provider', ['stripe', 'sandbox']),
    serverText('provider_ref', "The provider's id", { index: true }),
    serverReference('reservation', 'reservations'),
    serverText('invoice_number', 'Invoice number'),
    serverText('name', 'Name'),
    serverText('email', 'Email'),
    serverText('failure', 'Last refusal'),
    serverDate('checked_at', 'Last asked the provider'),
    serverText('public_id', 'Id', { required: true, unique: true }),
    serverText('request_key', 'Request', { required: true, hidden: true }),
  ],
}
