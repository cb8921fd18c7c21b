import type { ComponentProps, ReactElement } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-looks'
import { Spinner } from './Spinner'

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  /** Before the words: an `<Icon>`, or a `<Glyph>` in an island. */
  icon?: ReactElement
  /** What it was asked for is under way: it keeps its place and the focus, and does nothing when pressed again. */
  loading?: boolean
}

/** A button. Server-rendered as well as inside islands. */
export function Button({
  look = 'primary',
  size,
  icon,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      // Neither sends its form nor tells its island again.
      type={loading ? 'button' : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      className={buttonClass(look, size, className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
