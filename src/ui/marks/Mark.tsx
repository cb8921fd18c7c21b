import { MARKS } from '@/ui/primitives/sprites'
import type { MarkName } from './mark-icons'

interface DrawingProps {
  /** Address of the symbol. */
  href: string
  /** Left out where the name stands beside it. */
  label?: string
  className?: string
}

/** A mark of somebody else's: plain, unaltered, in the colour of the text around it (docs/third-party-marks.md). */
export function MarkDrawing({ href, label, className = 'size-6' }: DrawingProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 24 24"
      fill="currentColor"
      className={`shrink-0 ${className}`}
    >
      <use href={href} />
    </svg>
  )
}

/** The mark of a network or a way to pay. */
export function Mark({ name, ...rest }: Omit<DrawingProps, 'href'> & { name: MarkName }) {
  return <MarkDrawing href={`${MARKS}#${name}`} {...rest} />
}
