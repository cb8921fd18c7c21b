import type { RefObject } from 'react'
import { type FieldProblem, PROBLEMS_HEADING } from '@/domain/leads/form/check-answers'
import { Icon } from '@/ui/primitives/Icon'
import { fieldId } from './form-values'

interface Props {
  id: string
  problems: readonly FieldProblem[]
  summary?: RefObject<HTMLDivElement | null>
  /** On a page that answers a form sent without JavaScript. */
  takesFocus?: boolean
}

/** The problems of a form, each a link to its field (ENQ-11). The form moves the focus here. */
export function ErrorSummary({ id, problems, summary, takesFocus = false }: Props) {
  return (
    <div
      ref={summary}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the answer is a new page, and this is what it is about
      autoFocus={takesFocus}
      className="rounded-card border border-critical p-4 outline-offset-2"
    >
      <p className="flex items-start gap-2 font-semibold text-critical">
        <Icon name="error" className="mt-0.5 size-5 shrink-0" />
        {PROBLEMS_HEADING}
      </p>
      <ul className="mt-2 flex flex-col gap-1 ps-7">
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${fieldId(id, field)}`} className="inline-block min-h-6 text-link underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
