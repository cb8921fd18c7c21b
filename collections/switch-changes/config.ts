import type { Access, CollectionConfig } from 'payload'
import { changeStates } from '@/domain/flags/grid/change-log'
import { staffUser } from '../access/roles'
import { serverWritten } from '../access/server-written'
import { fromServer } from '../fields/from-server'
import { applyEndpoint } from './endpoints/apply'
import { cancelEndpoint, undoEndpoint } from './endpoints/undo'

/** Only people who set switches read who changed them. */
const ownGroup: Access = ({ req }) => {
  const user = staffUser(req)
  if (user?.role === 'platform-admin') return true
  if (user?.role !== 'group-admin' || user.group === null) return false
  return { group: { equals: user.group } }
}

/** Who changed which switch, from what to what, and the changes that are planned. Only the server writes it. */
export const switchChanges: CollectionConfig = {
  slug: 'switch-changes',
  labels: { singular: 'Switch change', plural: 'Switch changes' },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  // The view of the switches shows them.
  admin: { hidden: true },
  access: serverWritten(ownGroup),
  endpoints: [applyEndpoint, undoEndpoint, cancelEndpoint],
  fields: [
    { name: 'group', type: 'relationship', relationTo: 'groups', index: true, access: fromServer },
    { name: 'level', type: 'select', required: true, options: ['website', 'group'], access: fromServer },
    { name: 'website', type: 'relationship', relationTo: 'tenants', index: true, access: fromServer },
    { name: 'key', type: 'text', required: true, access: fromServer },
    // `{ before, after }`: Payload stores no bare text as JSON.
    { name: 'change', type: 'json', required: true, access: fromServer },
    { name: 'person', type: 'relationship', relationTo: 'users', access: fromServer },
    { name: 'batch', type: 'text', required: true, index: true, access: fromServer },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'done',
      options: changeStates.map((value) => value),
      access: fromServer,
    },
    { name: 'planned_for', type: 'date', index: true, access: fromServer },
    { name: 'problem', type: 'text', access: fromServer },
  ],
}
