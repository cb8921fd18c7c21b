import type { KeyboardEvent } from 'react'

/**
 * Returns the pressed key, or null with a modifier: such combinations are the browser's, for example Alt and
 * an arrow to go back.
 */
export function plainKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): string | null {
  return ctrlKey || metaKey || shiftKey || altKey ? null : key
}
