'use client'

import { useRef } from 'react'
import { island } from '@/ui/island/island'
import { FoldedWords } from './FoldedWords'

interface Props {
  paragraphs: readonly string[]
  limit: number
}

/** Animates an element to its new height in the theme's collapse duration, 300 ms (VDP-30). */
function animateHeight(element: HTMLElement): void {
  const before = element.offsetHeight
  const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion-collapse')) || 0
  // The browser toggles the text after the click event.
  requestAnimationFrame(() => {
    const height = [`${before}px`, `${element.offsetHeight}px`]
    element.animate({ height, overflow: ['clip', 'clip'] }, { duration, easing: 'ease' })
  })
}

/** A long text whose rest is collapsed, with an animation. */
function FoldedText(props: Props) {
  const words = useRef<HTMLDivElement>(null)
  return (
    <FoldedWords {...props} words={words} onToggle={() => words.current && animateHeight(words.current)} />
  )
}

export default island('folded-text', 'visible', FoldedText)
