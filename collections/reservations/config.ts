import type { CollectionConfig } from 'payload'
import { reservationStates } from '@/domain/reservations/reservation'
import { stateWords } from '@/domain/reservations/reservation-desk'
import { serverWritten } from '../access/server-written'
import { serverChoice, serverDate, serverNumber, serverText } from '../fields/server-fields'
import { serverReference } from '../fields/server-reference'
import { storedJson } from '../fields/stored-json'
import { readsLeads } from '../leads/access/lead-documents'
import { deskField } from './desk-field'
import { reservationEndpoints } from './endpoints/act'
import { mailEndpoints } from './endpoints/mails'

/**
 * A vehicle that a shopper holds or has reserved (CHK-01…04). A unique index allows one active reservation of a vehicle in a
 * group. Everything is written by the server: people act with the buttons above the record.
 */
export const reservations: CollectionConfig = {
  slug: 'reservations',
  disableDuplicate: true,
  lockDocuments: false,
  indexes: [{ fields: ['tenant', 'request_key'], unique: true }],
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'vehicle_name',
    components: { beforeListTable: ['/collections/reservations/desk/MailPreviews#MailPreviews'] },
    group: 'Leads',
    defaultColumns: ['createdAt', 'state', 'vehicle_name', 'ends_at', 'name', 'tenant'],
    description: 'Vehicles that shoppers have reserved, or hold for 15 minutes while they pay.',
  },
  access: serverWritten(readsLeads()),
  endpoints: [...mailEndpoints, ...reservationEndpoints],
  fields: [
    deskField,
    serverChoice('state', 'State', reservationStates, stateWords),
    serverText('vehicle_name', 'Vehicle', { required: true }),
    serverDate('ends_at', 'Ends', { required: true, index: true }),
    serverText('name', 'First name'),
    serverText('last_name', 'Last name'),
    serverText('email', 'Email'),
    serverText('phone', 'Phone'),
    serverNumber('deposit_cents', 'Deposit in cents', { required: true }),
    serverChoice('kind', 'Kind', ['reservation', 'purchase']),
    serverReference('vehicle', 'vehicles'),
    serverReference('lead', 'leads'),
    serverReference('location', 'locations'),
    storedJson('journey', 'Purchase'),
    serverText('vehicle_slug', 'Vehicle page', { required: true, hidden: true }),
    serverText('vehicle_key', 'Vehicle key', { required: true, index: true, hidden: true }),
    serverNumber('group_id', 'Group', { required: true, hidden: true }),
    serverNumber('shopper_id', 'Shopper', { index: true, hidden: true }),
    serverText('public_id', 'Id', { required: true, unique: true, hidden: true }),
    serverText('request_key', 'Request', { required: true, hidden: true }),
    serverText('reason', 'Why it ended'),
    serverDate('warned_at', 'Warned of its end'),
    serverDate('vehicle_gone_at', 'Told that the vehicle is gone'),
  ],
}
