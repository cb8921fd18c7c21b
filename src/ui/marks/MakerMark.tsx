import { MarkDrawing } from './Mark'
import { makerIcons, makerSymbol } from './maker-icons'
import { sheetAddress } from './maker-sheet'

interface MakerMarkProps {
  /** As `canonicalMake` writes it. */
  make: string
  /** The make is written beside it: the mark says nothing more, and a make without a mark needs nothing. */
  decorative?: boolean
  /** All makes whose marks the page shows here: they come as one file. */
  sheet?: readonly string[]
  className?: string
}

/** Names a make by its maker's mark, or in type where there is none that may be shown. */
export function MakerMark({ make, decorative = false, sheet = [make], className }: MakerMarkProps) {
  if (Object.hasOwn(makerIcons, make)) {
    const href = `${sheetAddress(sheet)}#${makerSymbol(make)}`
    return <MarkDrawing href={href} label={decorative ? undefined : make} className={className} />
  }
  if (decorative) return null
  return (
    <span className="text-sm font-bold uppercase leading-tight tracking-wide [overflow-wrap:anywhere]">
      {make}
    </span>
  )
}
