'use client'

import { useRef } from 'react'
import { foldText } from '@/domain/text/fold-text'
import { island } from '@/ui/island/island'
import { Icon } from '../Icon'

interface Props {
  paragraphs: readonly string[]
  limit: number
  more?: string
  less?: string
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

/** A long text whose rest is collapsed. It uses <details>, so it works without JavaScript. */
function FoldedText({ paragraphs, limit, more = 'Show More', less = 'Show Less' }: Props) {
  const words = useRef<HTMLDivElement>(null)
  const folded = foldText(paragraphs, limit)
  const isLong = folded.some(({ rest }) => rest !== '')
  const cut = folded.findIndex(({ rest }) => rest !== '')
  return (
    <div className="folded-text">
      <div ref={words} className="folded-words flex max-w-prose flex-col gap-4 text-ink-2">
        {folded.map(({ shown, rest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat, and are never reordered
          <p key={index} className={`break-words ${shown ? '' : 'folded-rest'}`}>
            {shown}
            {index === cut && shown && <span className="folded-cut">…</span>}
            {rest && shown ? <span className="folded-rest">{rest}</span> : rest}
          </p>
        ))}
      </div>
      {isLong && (
        <details className="group">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native button */}
          <summary className="more-toggle" onClick={() => words.current && animateHeight(words.current)}>
            <span className="group-open:hidden">{more}</span>
            <span className="hidden group-open:inline">{less}</span>
            <Icon name="chevron" className="size-4" />
          </summary>
        </details>
      )}
    </div>
  )
}

export default island('folded-text', 'visible', FoldedText)
