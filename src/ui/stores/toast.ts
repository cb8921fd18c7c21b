import { createMemoryStore } from './create-memory-store'

export interface Toast {
  readonly text: string
  /** Milliseconds until it goes by itself. */
  readonly duration: number
}

/** Milliseconds until a toast goes that nobody dismissed and none replaced (SHARE-13). */
const REMOVAL = 1_000_000

const store = createMemoryStore<Toast | null>(null)

/**
 * Shows a text in the page's one toast, in place of the one before (SHARE-13). Without a `duration` in milliseconds it stays
 * until a shopper dismisses it, a million at most (decision 29).
 */
export function showToast(text: string, duration = REMOVAL): void {
  store.write({ text, duration })
}

export function dismissToast(): void {
  store.write(null)
}

export const useToast = store.useValue
