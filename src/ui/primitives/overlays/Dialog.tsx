import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton'
import { Icon } from '../Icon'

const places = {
  centre:
    'modal-centre m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] rounded-card [--modal-from:0_0.75rem]',
  side: 'ml-auto h-dvh w-[min(28rem,100vw)] not-open:opacity-100 [--modal-from:100%_0]',
} as const

export interface DialogProps {
  id: string
  title: string
  children: ReactNode
  place?: keyof typeof places
}

/**
 * A modal <dialog>: the page behind it is inert, Escape and a press outside close it, and the browser
 * restores the focus. A button with `dialogCommand(id, 'show-modal')` opens it without JavaScript in browsers
 * that support commands (`polyfillDialogCommands` polyfills the others).
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

export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id }
}
