import { type RefObject, useEffect, useRef } from 'react'
import { useBackToClose } from '@/ui/stores/use-back-to-close'

/**
 * A modal dialog that is open while it is mounted. Escape, its button and the Back button all end in its
 * `close` event, which unmounts it. The browser then restores the focus.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useBackToClose(true, () => dialog.current?.close())
  return dialog
}
