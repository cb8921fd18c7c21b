import { createMemoryStore } from './create-memory-store'

export interface Toast {
  readonly text: string
  /** Milliseconds until the toast disappears. */
  readonly duration: number
}

/** Milliseconds until a toast without a duration disappears (SHARE-13). */
const MAX_DURATION_MS = 1_000_000

const store = createMemoryStore<Toast | null>(null)

/**
 * Shows a text in the page's toast and replaces the previous one (SHARE-13). Without a `duration` in
 * milliseconds it stays until a shopper dismisses it, or for a million milliseconds (decision 29).
 */
export function showToast(text: string, duration = MAX_DURATION_MS): void {
  store.write({ text, duration })
}

export function dismissToast(): void {
  store.write(null)
}

export const useToast = store.useValue
