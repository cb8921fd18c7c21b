'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'

/**
 * Rendered in the sticky summary. Publishes the summary's height and the depth of the keyboard focus in it
 * (`--summary-height`, `--summary-focus`). Without them, a summary higher than the screen would hide its
 * first buttons behind the bars at every scroll position.
 */
function SummaryRoom() {
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const summary = mark.current?.closest<HTMLElement>('.vehicle-summary')
    if (!summary) return
    const { style } = document.documentElement

    const observer = new ResizeObserver(() =>
      style.setProperty('--summary-height', `${summary.offsetHeight}px`),
    )
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
      const depth = target.getBoundingClientRect().top - summary.getBoundingClientRect().top
      style.setProperty('--summary-focus', `${depth}px`)
    }
    const onBlur = () => style.removeProperty('--summary-focus')

    observer.observe(summary)
    summary.addEventListener('focusin', onFocus)
    summary.addEventListener('focusout', onBlur)
    return () => {
      observer.disconnect()
      summary.removeEventListener('focusin', onFocus)
      summary.removeEventListener('focusout', onBlur)
    }
  }, [])

  return <span ref={mark} hidden />
}

export default island('summary-room', 'idle', SummaryRoom)
