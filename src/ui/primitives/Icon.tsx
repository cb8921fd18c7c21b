import { type IconName, pathOfIcon } from './icon-set'

interface IconProps {
  name: IconName
  /** Its size, and what else belongs to it; 20 px unless told. */
  className?: string
  /** Filled with its own colour: a heart that is set. */
  filled?: boolean
}

/** A line icon that only repeats what the words beside it say: assistive technology skips it. */
export function Icon({ name, className = 'size-5', filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={`line-icon ${className}`}
      style={filled ? { fill: 'currentcolor' } : undefined}
    >
      <path d={pathOfIcon(name)} />
    </svg>
  )
}
