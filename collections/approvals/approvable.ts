import type { CollectionConfig } from 'payload'
import { sidebarPanel } from '../admin-parts/ui-fields'
import { closeRequests } from './hooks/close-requests'
import { deleteRequests } from './hooks/delete-requests'
import { refusePublishing } from './hooks/refuse-publishing'
import { isApprovalKind } from './kinds'

const approvalField = sidebarPanel('approval', '/collections/approvals/ApprovalField#ApprovalField')

/** On websites whose publishing needs approval, only admins publish the collection's documents. */
export function approvable(collection: CollectionConfig): CollectionConfig {
  if (!isApprovalKind(collection.slug)) return collection
  const { beforeChange = [], afterChange = [], afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    fields: [...collection.fields, approvalField],
    hooks: {
      ...collection.hooks,
      beforeChange: [refusePublishing, ...beforeChange],
      afterChange: [...afterChange, closeRequests],
      afterDelete: [...afterDelete, deleteRequests],
    },
  }
}
