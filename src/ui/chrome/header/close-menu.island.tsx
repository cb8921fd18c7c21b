'use client'

import { useEffect, useRef, useState } from 'react'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { useBackToClose } from '@/ui/stores/use-back-to-close'
import { iconButton } from './header-look'

/**
 * Closes the drawer of small screens: by its button, the Back button, a tap beside it in browsers without
 * `closedby`, and when the window widens and the menu moves into the header. An open modal dialog that is not
 * visible would make the page inert.
 */
function CloseMenu({ dialog: id }: { dialog: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useBackToClose(isOpen, () => button.current?.closest('dialog')?.close())

  useEffect(() => {
    const dialog = button.current?.closest('dialog')
    if (!dialog) return
    const ending = new AbortController()
    const { signal } = ending
    const follow = () => {
      if (dialog.open && dialog.getClientRects().length === 0) dialog.close()
      setIsOpen(dialog.open)
    }
    const closeBeside = ({ target }: MouseEvent) => target === dialog && dialog.close()
    const observer = new MutationObserver(follow)
    observer.observe(dialog, { attributeFilter: ['open'] })
    signal.addEventListener('abort', () => observer.disconnect())
    window.addEventListener('resize', follow, { signal })
    if (!('closedBy' in HTMLDialogElement.prototype))
      dialog.addEventListener('click', closeBeside, { signal })
    follow()
    return () => ending.abort()
  }, [])

  return (
    <button ref={button} type="button" {...dialogCommand(id, 'close')} className={iconButton}>
      <Icon name="close" className="size-6" />
      <span className="sr-only">Close menu</span>
    </button>
  )
}

export default island('close-menu', 'idle', CloseMenu)
