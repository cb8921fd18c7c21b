import { MARKS } from '@/ui/primitives/sprites'
import type { MarkName } from './mark-icons'

interface DrawingProps {
  href: string
  label?: string
  className?: string
}

/**
 * A third-party logo: plain, unaltered, in the colour of the surrounding text (docs/operations/third-party-marks.md).
 */
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

export function Mark({ name, ...rest }: Omit<DrawingProps, 'href'> & { name: MarkName }) {
  return <MarkDrawing href={`${MARKS}#${name}`} {...rest} />
}
