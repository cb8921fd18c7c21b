import { MarkDrawing } from './Mark'
import { makerIcons, makerSymbol } from './maker-icons'
import { sheetAddress } from './maker-sheet'

interface MakerMarkProps {
  /** In the spelling of `canonicalMake`. */
  make: string
  /**
   * The make is written beside it, so the logo has no accessible name and a make without a logo renders
   * nothing.
   */
  decorative?: boolean
  /** All makes whose logos the page shows here. They load as one file. */
  sheet?: readonly string[]
  className?: string
}

/** A make's logo, or its name as text where no logo may be shown. */
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
