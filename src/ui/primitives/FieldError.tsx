import { Glyph } from './Glyph'
import { glyphs } from './glyphs'

/** What is wrong with a field, below it. Not by colour alone. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} className="error-text">
      <Glyph path={glyphs.error} className="mt-px size-4.5" />
      {children}
    </p>
  )
}
