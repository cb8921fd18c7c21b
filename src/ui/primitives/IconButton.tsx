import type { ReactElement } from 'react'
import type { ButtonProps } from './Button'
import { buttonClass } from './button-looks'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'loading' | 'icon'> {
  /** An `<Icon>`, or a `<Glyph>` in an island; 24 px. */
  icon: ReactElement
  /** Says what it does: nobody can be expected to guess it from the icon. */
  label: string
}

/** A square button with an icon alone. */
export function IconButton({
  icon,
  label,
  look = 'quiet',
  size,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={buttonClass(look, size, `button-square ${className}`)}
    >
      {icon}
    </button>
  )
}
