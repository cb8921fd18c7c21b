import type { CollectionConfig, UIField } from 'payload'
import { closeRequests } from './hooks/close-requests'
import { refusePublishing } from './hooks/refuse-publishing'
import { isApprovalKind } from './kinds'

const approvalField: UIField = {
  name: 'approval',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/collections/approvals/ApprovalField#ApprovalField' },
    disableListColumn: true,
  },
}

/** On websites whose publishing needs approval, only admins publish the collection's documents. */
export function approvable(collection: CollectionConfig): CollectionConfig {
  if (!isApprovalKind(collection.slug)) return collection
  const { beforeChange = [], afterChange = [] } = collection.hooks ?? {}
  return {
    ...collection,
    fields: [...collection.fields, approvalField],
    hooks: {
      ...collection.hooks,
      beforeChange: [refusePublishing, ...beforeChange],
      afterChange: [...afterChange, closeRequests],
    },
  }
}
