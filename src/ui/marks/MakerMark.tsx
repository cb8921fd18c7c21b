import { Mark } from './Mark'
import { pathOfMaker } from './maker-marks'

interface MakerMarkProps {
  /** As `canonicalMake` writes it. */
  make: string
  /** The make is written beside it: the mark says nothing more, and a make without a mark needs nothing. */
  decorative?: boolean
  className?: string
}

/** Names a make by its maker's mark, or in type where there is none that may be shown. */
export function MakerMark({ make, decorative = false, className }: MakerMarkProps) {
  const path = pathOfMaker(make)
  if (path) return <Mark path={path} label={decorative ? undefined : make} className={className} />
  if (decorative) return null
  return (
    <span className="text-sm font-bold uppercase leading-tight tracking-wide [overflow-wrap:anywhere]">
      {make}
    </span>
  )
}
