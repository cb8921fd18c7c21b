import type { ComponentProps } from 'react'
import { Checkbox } from './Checkbox'

/** On or off, at once. */
export function Switch(props: Omit<ComponentProps<typeof Checkbox>, 'look'>) {
  return <Checkbox {...props} look="switch" />
}
