import type { CollectionConfig, UIField } from 'payload'
import { deleteComments } from './hooks/delete-comments'
import { isCommentKind } from './kinds'

const commentsField: UIField = {
  name: 'comments',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/collections/comments/CommentsField#CommentsField' },
    disableListColumn: true,
  },
}

/** Lets staff comment on the documents of a collection. */
export function commentable(collection: CollectionConfig): CollectionConfig {
  if (!isCommentKind(collection.slug)) return collection
  const { afterDelete = [] } = collection.hooks ?? {}
  return {
    ...collection,
    fields: [...collection.fields, commentsField],
    hooks: { ...collection.hooks, afterDelete: [...afterDelete, deleteComments] },
  }
}
