'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'

/**
 * Rendered in the summary, which may stick to the screen: tells the page's styles how high the summary is and how deep in it
 * the keyboard's focus is (`--summary-height`, `--summary-focus`). One higher than the screen would else keep its first buttons below
 * the bars, whichever way the page is scrolled.
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
