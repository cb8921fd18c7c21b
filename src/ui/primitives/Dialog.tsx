import type { ReactNode, Ref } from 'react'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'
import { IconButton } from './IconButton'

const places = { centre: 'modal-centre', side: 'modal-side', bottom: 'modal-bottom' } as const

export interface DialogProps {
  /** What a button's `dialogCommand` names. */
  id: string
  title: string
  children: ReactNode
  /** What is decided here, at the bottom edge: buttons. */
  actions?: ReactNode
  /** A card in the middle, a sheet from the right, or one from below. */
  place?: keyof typeof places
  ref?: Ref<HTMLDialogElement>
  onClose?: () => void
}

/**
 * A modal, by the browser's own <dialog>: what is behind it cannot be reached, Escape and a press outside close it, and the
 * focus returns to where it came from. Opened by a button with `dialogCommand(id, 'show-modal')` without any script where
 * the browser knows commands (`dialogCommands` teaches the others), or by `ref.current.showModal()` in an island.
 */
export function Dialog({ id, title, children, actions, place = 'centre', ref, onClose }: DialogProps) {
  return (
    <dialog
      id={id}
      ref={ref}
      onClose={onClose}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className={`modal ${places[place]}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <IconButton
          icon={<Glyph path={glyphs.close} className="size-6" />}
          label="Close"
          {...dialogCommand(id, 'close')}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-6">{children}</div>
      {actions && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4">{actions}</div>
      )}
    </dialog>
  )
}

/** The attributes that let a button open or close a dialog. */
export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id }
}
