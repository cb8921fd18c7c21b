import type { ComponentProps } from 'react'
import { Icon } from '@/ui/primitives/Icon'

/** Previous and next, in the order of the buttons. */
export const STEPS = [-1, 1] as const

interface Props extends ComponentProps<'button'> {
  by: (typeof STEPS)[number]
  label: string
  icon?: string
}

export function StepButton({ by, label, icon, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} {...rest}>
      <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} className={icon} />
    </button>
  )
}
