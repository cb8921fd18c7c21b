import type { IconName } from './icon-set'
import { ICONS } from './sprites'

interface IconProps {
  name: IconName
  /** Its size and anything else; 20 px by default. */
  className?: string
  /** Filled with its own colour: a heart that is set. */
  filled?: boolean
}

/** A line icon that only repeats what the words beside it say: assistive technology skips it. The shapes come from a sprite. */
export function Icon({ name, className = 'size-5', filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`line-icon ${className}`}
      style={filled ? { fill: 'currentcolor' } : undefined}
    >
      <use href={`${ICONS}#${name}`} />
    </svg>
  )
}
