import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the beginning of other results into view once they are there. Steps through the history end where they were left, which the
 * browser sees to.
 */
export function useArrival(answer: unknown, results: RefObject<HTMLElement | null>) {
  const expected = useRef<{ readonly isOtherPage: boolean } | null>(null)
  const shown = useRef(answer)
  useEffect(() => {
    const focused = document.activeElement
    if (shown.current === answer) return
    shown.current = answer
    const arrival = expected.current
    expected.current = null
    const section = results.current
    if (!section) return
    // A chip that was taken off took the focus along.
    if (arrival?.isOtherPage || (arrival && focused === document.body)) section.focus({ preventScroll: true })
    if (arrival && section.getBoundingClientRect().top < 0) {
      section.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [answer, results])
  return (isOtherPage: boolean) => {
    expected.current = { isOtherPage }
  }
}
