import type { CollectionConfig } from 'payload'
import { byTenant } from '../access/by-tenant'
import { serverWritten } from '../access/server-written'
import { documentLinkField } from '../admin-parts/ui-fields'
import { serverChoice, serverNumber, serverText } from '../fields/server-fields'
import { type CommentKind, commentKindNames, commentKinds, commentStates } from './kinds'

type State = keyof typeof commentStates
const states = Object.keys(commentStates) as State[]

/** What members of staff say to each other about a document. Shoppers never see it. */
export const comments: CollectionConfig = {
  slug: 'comments',
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'title',
    group: 'Content',
    defaultColumns: ['title', 'kind', 'text', 'author', 'state', 'createdAt', 'tenant'],
    description: 'What staff say to each other about pages and other content. Write them beside its form.',
  },
  access: serverWritten(byTenant()),
  fields: [
    serverText('title', 'Name', { required: true }),
    serverChoice<CommentKind>('kind', 'What', commentKindNames, commentKinds),
    serverNumber('document', 'Document', { required: true, index: true, hidden: true }),
    documentLinkField,
    serverText('text', 'Comment', { required: true }),
    serverText('author', 'By', { required: true }),
    serverChoice<State>('state', 'State', states, commentStates),
    serverText('done_by', 'Done by'),
  ],
}
