import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton'
import { Icon } from '../Icon'

const places = { centre: 'modal-centre', side: 'modal-side' } as const

export interface DialogProps {
  /** What a button's `dialogCommand` names. */
  id: string
  title: string
  children: ReactNode
  /** A card in the middle, or a sheet from the right. */
  place?: keyof typeof places
}

/**
 * A modal, by the browser's own <dialog>: what is behind it cannot be reached, Escape and a press outside close it, and the
 * focus returns to where it came from. Opened by a button with `dialogCommand(id, 'show-modal')` without any script where
 * the browser knows commands (`teachDialogCommands` teaches the others).
 */
export function Dialog({ id, title, children, place = 'centre' }: DialogProps) {
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className={`modal ${places[place]}`}>
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <IconButton
          icon={<Icon name="close" className="size-6" />}
          label="Close"
          {...dialogCommand(id, 'close')}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-6">{children}</div>
    </dialog>
  )
}

/** The attributes that let a button open or close a dialog. */
export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id }
}
