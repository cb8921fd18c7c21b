'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { track } from './track'

/** Says that the page was opened, as the event of that number, once (TRACK-11). It shows nothing. */
function PageView({ event }: { event: number }) {
  useEffect(() => track({ event, once: true }), [event])
  return null
}

export default island('page-view', 'load', PageView)
