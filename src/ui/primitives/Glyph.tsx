interface GlyphProps {
  /** On the 24 px grid. */
  path: string
  className?: string
}

/** A line drawing that only repeats what the words beside it say. Islands use it with `glyphs`; pages use `Icon`. */
export function Glyph({ path, className = 'size-5' }: GlyphProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`line-icon ${className}`}>
      <path d={path} />
    </svg>
  )
}
