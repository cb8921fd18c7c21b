import type { ComponentProps, ReactElement } from 'react'
import { buttonClass } from './button-looks'

interface IconButtonProps extends ComponentProps<'button'> {
  /** An `<Icon>` of 24 px. */
  icon: ReactElement
  label: string
}

export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={buttonClass('quiet', 'regular', 'aspect-square p-0')}
    >
      {icon}
    </button>
  )
}
