import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import type { FieldProblem } from '@/domain/leads/form/check-answers'
import type { FormValues } from './form-values'

interface Into {
  readonly setError: UseFormSetError<FormValues>
  readonly showProblems: (field?: string) => void
}

/**
 * Takes over the problems of a form that was sent without JavaScript and refused, so that each goes away when its field is
 * corrected. Returns whether it has: until then the form shows what the server rendered.
 */
export function useReturnedProblems(problems: readonly FieldProblem[], into: Into): boolean {
  const [isTaken, setTaken] = useState(problems.length === 0)
  const take = useEffectEvent(() => {
    for (const { field, message } of problems) into.setError(field, { type: 'server', message })
    const [first] = problems
    if (first) into.showProblems(first.field)
    setTaken(true)
  })
  useEffect(() => take(), [])
  return isTaken
}
