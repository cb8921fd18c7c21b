import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton'
import { Icon } from '../Icon'

const modal = [
  'max-w-none flex-col overflow-hidden bg-surface-1 text-ink-1 shadow-raised open:flex',
  'transition-[opacity,translate,overlay,display] transition-discrete duration-(--motion-entrance) starting:open:opacity-0',
  'backdrop:bg-[rgb(0_0_0/50%)] backdrop:opacity-0 backdrop:transition-[opacity,overlay,display] backdrop:transition-discrete backdrop:duration-(--motion-entrance) backdrop:ease-[ease] open:backdrop:opacity-100 starting:open:backdrop:opacity-0',
].join(' ')

const places = {
  centre:
    'modal-centre m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] translate-y-3 rounded-card opacity-0 open:translate-y-0 open:opacity-100 starting:open:translate-y-3',
  side: 'ml-auto h-dvh max-h-none w-[min(28rem,100vw)] translate-x-full open:translate-x-0 starting:open:translate-x-full',
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
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className={`${modal} ${places[place]}`}>
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
