import type { CollectionConfig } from 'payload'
import { byTenant } from '../access/by-tenant'
import { serverWritten } from '../access/server-written'
import { documentLinkField } from '../admin-parts/ui-fields'
import { serverChoice, serverNumber, serverText } from '../fields/server-fields'
import { type ApprovalKind, approvalKindNames, approvalKinds, approvalStates } from './kinds'

type State = keyof typeof approvalStates
const states = Object.keys(approvalStates) as State[]

/** Requests of marketing staff to publish a draft, on websites that ask for it. */
export const approvals: CollectionConfig = {
  slug: 'approvals',
  disableDuplicate: true,
  lockDocuments: false,
  labels: { singular: 'Request for approval', plural: 'Requests for approval' },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'kind', 'state', 'asked_by', 'createdAt', 'tenant'],
    description:
      'Drafts that somebody wants published, on websites with the switch “Publishing needs approval”.',
  },
  access: serverWritten(byTenant()),
  fields: [
    serverText('title', 'Name', { required: true }),
    serverChoice<ApprovalKind>('kind', 'What', approvalKindNames, approvalKinds),
    serverNumber('document', 'Document', { required: true, index: true, hidden: true }),
    documentLinkField,
    serverChoice<State>('state', 'State', states, approvalStates),
    serverText('asked_by', 'Asked by', { required: true }),
    serverNumber('asker', 'Asker', { hidden: true }),
    serverText('note', 'Note'),
    serverText('decided_by', 'Decided by'),
    serverText('reason', 'Reason'),
  ],
}
