import { useEffect, useRef, useState } from 'react'
import type { LeadForm } from '@/domain/leads/form/lead-form'

/**
 * The step that is shown, and how often a shopper tried to leave it. Each try moves the focus to the step's problems; each
 * new step takes it to its heading (MSL-01, ENQ-11).
 */
export function useFormSteps({ steps }: Pick<LeadForm, 'steps'>) {
  const [step, setStep] = useState(0)
  const [tries, setTries] = useState(0)
  const [moves, setMoves] = useState(0)
  /** The try whose problems have had the focus. */
  const answered = useRef(0)
  const summary = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // After every rendering: the problems may appear in one that follows the try.
  useEffect(() => {
    if (tries === 0) answered.current = 0
    if (tries === answered.current || !summary.current) return
    answered.current = tries
    summary.current.focus()
  })
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])

  return {
    step,
    fields: steps[step]?.fields ?? [],
    isLast: step === steps.length - 1,
    isTried: tries > 0,
    refs: { summary, heading },
    /** Shows a step without moving the focus. */
    show: setStep,
    goTo(next: number): void {
      setStep(next)
      setTries(0)
      setMoves((count) => count + 1)
    },
    /** Shows the problems, on the step of this field if one is given. */
    showProblems(field?: string): void {
      const found = steps.findIndex(({ fields }) => fields.some(({ name }) => name === field))
      if (found >= 0) setStep(found)
      setTries((count) => count + 1)
    },
  }
}
