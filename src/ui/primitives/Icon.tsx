import type { IconName } from './icon-set'
import { ICONS } from './sprites'

interface IconProps {
  name: IconName
  /** Replaces the default size of 20 px. */
  className?: string
  /** Fills the icon with the text colour, for example a heart that is set. */
  filled?: boolean
}

/** A line icon from the sprite. It repeats the text beside it, so it is hidden from screen readers. */
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
