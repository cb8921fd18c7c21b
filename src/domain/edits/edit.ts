/** What a person did to a document, with the words of the log. */
export const editActions = {
  created: 'Created',
  changed: 'Changed',
  draft: 'Saved a draft',
  published: 'Published',
  unpublished: 'Unpublished',
  deleted: 'Deleted',
} as const
export type EditAction = keyof typeof editActions

/** What a save says about publishing. `status` is absent in collections without drafts. */
interface Save {
  readonly isNew: boolean
  /** Whether the person saved a draft only, which leaves a published version as it is. */
  readonly isDraft: boolean
  readonly status?: unknown
  readonly statusBefore?: unknown
}

/** What a save did. A new document that is published at once counts as created. */
export function actionOf({ isNew, isDraft, status, statusBefore }: Save): EditAction {
  if (isNew) return 'created'
  if (status === 'published') return 'published'
  if (status !== 'draft') return 'changed'
  return !isDraft && statusBefore === 'published' ? 'unpublished' : 'draft'
}

/** Longest list of changed parts in an entry. */
const MOST_PARTS = 20

/** The changed parts as one line: `Title, Hero, Footer and 3 more`. */
export function describeParts(parts: readonly string[]): string {
  const named = parts.slice(0, MOST_PARTS).join(', ')
  return parts.length > MOST_PARTS ? `${named} and ${parts.length - MOST_PARTS} more` : named
}
