'use client'

import { useEffect, useRef, useState } from 'react'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'
import { useBackToClose } from '@/ui/stores/use-back-to-close'
import { iconButton } from './header-look'

/**
 * The button that closes the menu of small screens, and what else closes it: the Back button, a tap beside it where the browser
 * does not (`closedby`), and a screen that grows, where the menu moves into the header. An open dialog that is not shown would keep
 * the page from answering.
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
