import type { RelationshipField } from 'payload'
import { peopleWhoWorkOn } from './access/people-who-work-on'
import { requireWorker } from './hooks/require-worker'

export const assignedToField: RelationshipField = {
  name: 'assigned_to',
  type: 'relationship',
  relationTo: 'users',
  label: 'Assigned to',
  index: true,
  // Payload would look for the person with the access of the one who saves: sales staff read no colleagues.
  validate: () => true,
  // Only limits the admin's picker, so the hook decides.
  filterOptions: async ({ data, req }) => (await peopleWhoWorkOn(req, data ?? {})) ?? false,
  hooks: { beforeChange: [requireWorker] },
}
