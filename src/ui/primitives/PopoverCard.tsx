import type { ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-looks'
import { Icon } from './Icon'

interface PopoverCardProps {
  /** Unique on the page. */
  id: string
  /** On the button that opens it. */
  label: ReactNode
  children: ReactNode
  look?: ButtonLook
  size?: ButtonSize
}

/**
 * A button and what it opens beside itself, by the browser's own popover: needs no script, closes at Escape or a press
 * outside, and gives the focus back.
 */
export function PopoverCard({ id, label, children, look = 'secondary', size }: PopoverCardProps) {
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClass(look, size)}>
        {label}
        <Icon name="chevron" />
      </button>
      <div id={id} popover="auto" className="popover-card">
        {children}
      </div>
    </>
  )
}
