'use client'

import { useRef } from 'react'
import { foldText } from '@/domain/text/fold-text'
import { island } from '@/ui/island/island'
import { Icon } from '../Icon'

interface Props {
  paragraphs: readonly string[]
  /** Characters that are always shown. */
  limit: number
}

/** Lets an element grow and shrink to its new height in the time that the theme gives collapses, 300 ms (VDP-30). */
function animateHeight(element: HTMLElement): void {
  const before = element.offsetHeight
  const duration = Number.parseFloat(getComputedStyle(element).getPropertyValue('--motion-collapse')) || 0
  // The browser opens or closes the text after the click has been heard.
  requestAnimationFrame(() => {
    const height = [`${before}px`, `${element.offsetHeight}px`]
    element.animate({ height, overflow: ['clip', 'clip'] }, { duration, easing: 'ease' })
  })
}

/** A long text of which the beginning shows, and the rest by a toggle of the browser's own: it works without scripts. */
function FoldedText({ paragraphs, limit }: Props) {
  const words = useRef<HTMLDivElement>(null)
  const folded = foldText(paragraphs, limit)
  const isLong = folded.some(({ rest }) => rest !== '')
  const cut = folded.findIndex(({ rest }) => rest !== '')
  return (
    <div className="folded-text">
      <div ref={words} className="folded-words">
        {folded.map(({ shown, rest }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words may come twice, and none change places
          <p key={index} className={`break-words ${shown ? '' : 'folded-rest'}`}>
            {shown}
            {index === cut && shown && <span className="folded-cut">…</span>}
            {rest && shown ? <span className="folded-rest">{rest}</span> : rest}
          </p>
        ))}
      </div>
      {isLong && (
        <details className="group">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser's own */}
          <summary className="more-toggle" onClick={() => words.current && animateHeight(words.current)}>
            <span className="group-open:hidden">Show More</span>
            <span className="hidden group-open:inline">Show Less</span>
            <Icon name="chevron" className="size-4" />
          </summary>
        </details>
      )}
    </div>
  )
}

export default island('folded-text', 'visible', FoldedText)
