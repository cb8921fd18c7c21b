import type { CollectionConfig } from 'payload'
import { sidebarPanel } from '../admin-parts/ui-fields'
import { deleteComments } from './hooks/delete-comments'
import { isCommentKind } from './kinds'

const commentsField = sidebarPanel('comments', '/collections/comments/CommentsField#CommentsField')

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
