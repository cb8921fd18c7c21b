'use client'

import type { MouseEvent } from 'react'
import { island } from '@/ui/island/island'
import { Icon } from '@/ui/primitives/Icon'
import { dialogCommand } from '@/ui/primitives/overlays/Dialog'

interface Props {
  id: string
  /** The dialog to open where the service's script is not on the page. */
  dialog: string
  /** Shows and hides with the bottom bar (VDP-14); false always shows it. */
  followsBar: boolean
}

/**
 * Opens the chat service's widget without a payload (VDP-38). Without its script the browser opens the
 * dialog.
 */
function ChatButton({ id, dialog, followsBar }: Props) {
  function open(event: MouseEvent): void {
    const service = (window as { forecourtChat?: { open(): void } }).forecourtChat
    if (!service) return
    event.preventDefault()
    service.open()
  }

  return (
    <button
      type="button"
      className="chat-bubble fixed z-19 grid size-14 cursor-pointer place-items-center rounded-[50%] bg-button text-on-button shadow-floating hover:bg-button-strong print:hidden [@media(scripting:none)]:hidden"
      data-chat={id}
      data-follows-bar={followsBar ? '' : undefined}
      aria-haspopup="dialog"
      onClick={open}
      {...dialogCommand(dialog, 'show-modal')}
    >
      <Icon name="message" className="size-6" />
      <span className="sr-only">Chat with us</span>
    </button>
  )
}

export default island('chat-button', 'idle', ChatButton)
