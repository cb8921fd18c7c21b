import type { Ref } from 'react'
import { Glyph } from './Glyph'
import { glyphs } from './glyphs'

export interface FieldProblem {
  /** Of the control that the problem is about. */
  id: string
  message: string
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
  /** For the island that moves the focus here when sending was refused. */
  ref?: Ref<HTMLDivElement>
}

/** What keeps a form from being sent, at its top, with a link to each field. Nothing while there is nothing. */
export function ErrorSummary({ problems, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="error-summary">
      <h2 className="flex items-center gap-2 text-lg">
        <Glyph path={glyphs.error} className="size-6" />
        {problems.length === 1 ? 'There is a problem' : `There are ${problems.length} problems`}
      </h2>
      <ul className="mt-2 pl-8">
        {problems.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="worded-link inline-flex min-h-8 items-center">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
