import { type RefObject, useEffect, useRef } from 'react'
import { useBackToClose } from '@/ui/stores/use-back-to-close'

/**
 * A dialog that is a modal for as long as it is mounted. Closing it by Escape, its button or the Back button ends in its `close`
 * event, which unmounts it: the browser then gives the focus back.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useBackToClose(true, () => dialog.current?.close())
  return dialog
}
