'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'
import { dismissToast, useToast } from '@/ui/stores/toast'
import { IconButton } from '../buttons/IconButton'
import { Icon } from '../Icon'

/** The one toast of a page: shows what `showToast` says. */
function PageToast() {
  const toast = useToast()
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!toast) return
    const shown = card.current
    // In the top layer, above a dialog that may be open.
    shown?.showPopover?.()
    const timer = setTimeout(dismissToast, toast.duration)
    return () => {
      clearTimeout(timer)
      shown?.hidePopover?.()
    }
  }, [toast])

  return (
    // Here before it has anything to say: only changes of a live region are announced.
    <div role="status">
      <div ref={card} popover="manual" className="toast ground-night">
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
