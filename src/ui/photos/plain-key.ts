import type { KeyboardEvent } from 'react'

/** The key that was pressed; null with a modifier, which makes it the browser's: Alt and an arrow go back. */
export function plainKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | null {
  return ctrlKey || metaKey || shiftKey || altKey ? null : key
}
