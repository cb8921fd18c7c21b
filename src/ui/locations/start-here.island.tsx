'use client'

import { useEffect, useRef } from 'react'
import { island } from '@/ui/island/island'

/** Scrolls a row to the card that it is in, once, in browsers without `scroll-initial-target` (LOC-01). */
function StartHere() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const card = place.current?.closest('li')
    const row = card?.parentElement
    const isCentred = window.CSS?.supports('scroll-initial-target', 'nearest')
    if (!card || !row || isCentred || row.scrollLeft !== 0) return
    row.scrollLeft = card.offsetLeft - row.offsetLeft - (row.clientWidth - card.offsetWidth) / 2
  }, [])
  return <span ref={place} hidden />
}

export default island('start-here', 'idle', StartHere)
