import type { ComponentProps, ReactElement } from 'react'
import { type ButtonLook, type ButtonSize, buttonClass } from './button-looks'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactElement
}

export function Button({ look = 'primary', size, icon, className, children, ...button }: ButtonProps) {
  return (
    <button type="button" {...button} className={buttonClass(look, size, className)}>
      {icon}
      {children}
    </button>
  )
}
