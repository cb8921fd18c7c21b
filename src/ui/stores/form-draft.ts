import { createStore, type Store } from './create-store'

/** What a shopper typed into a form, in this tab until it is sent. Files are not part of it. */
export interface FormDraft {
  /** The lead's idempotency key: all tries to send this draft are one lead. */
  readonly key: string
  readonly values: Readonly<Record<string, unknown>>
  readonly step: number
}

const drafts = new Map<string, Store<FormDraft | null>>()

function parseDraft(text: string): FormDraft | null {
  const stored = JSON.parse(text) as Partial<FormDraft> | null
  const isDraft =
    typeof stored?.key === 'string' && typeof stored.values === 'object' && stored.values !== null
  return isDraft
    ? { key: stored.key as string, values: stored.values ?? {}, step: Number(stored.step) || 0 }
    : null
}

/** The draft of one form on this website. Forms about different vehicles have drafts of their own. */
export function formDraft(name: string): Store<FormDraft | null> {
  const draft =
    drafts.get(name) ??
    createStore<FormDraft | null>(`form:${name}`, {
      empty: null,
      parse: parseDraft,
      format: (value) => value && JSON.stringify(value),
      lasts: 'session',
    })
  drafts.set(name, draft)
  return draft
}
