import type { MouseEvent } from 'react'

/** Whether a press is the browser's own because of a key held with it: a new tab, a window, a download. */
export function isModifiedPress({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
