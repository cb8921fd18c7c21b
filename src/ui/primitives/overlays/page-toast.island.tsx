'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'
import { dismissToast, useToast } from '@/ui/stores/toast'
import { IconButton } from '../buttons/IconButton'
import { Icon } from '../Icon'

/** The page's single toast. Shows the messages of `showToast`. */
function PageToast() {
  const toast = useToast()
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!toast) return
    const shown = card.current
    // In the top layer, above an open dialog.
    shown?.showPopover?.()
    const timer = setTimeout(dismissToast, toast.duration)
    return () => {
      clearTimeout(timer)
      shown?.hidePopover?.()
    }
  }, [toast])

  return (
    // Rendered while empty: screen readers announce only changes of a live region.
    <div role="status">
      <div
        ref={card}
        popover="manual"
        // Clear of the bottom bar of a vehicle page.
        className="ground-night fixed inset-x-4 top-auto bottom-[calc(var(--bottom-bar,0px)+1rem)] mx-auto w-fit max-w-[min(30rem,calc(100vw-2rem))] rounded-control shadow-raised open:animate-toast"
      >
        <div className="flex items-center gap-3 py-1 pr-1 pl-4">
          <Icon name="info" />
          <p className="min-w-0 flex-1 py-2">{toast?.text}</p>
          <IconButton
            icon={<Icon name="close" className="size-6" />}
            label="Dismiss"
            onClick={dismissToast}
          />
        </div>
      </div>
    </div>
  )
}

export default island('page-toast', 'idle', PageToast)
