import type { MouseEvent } from 'react'

/** Whether a modifier key makes a press the browser's: a new tab, a new window or a download. */
export function isModifiedPress({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
