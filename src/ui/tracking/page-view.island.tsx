'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { track } from './track'

/** Tracks the page view once, as the given event (TRACK-11). Renders nothing. */
function PageView({ event }: { event: number }) {
  useEffect(() => track({ event, once: true }), [event])
  return null
}

export default island('page-view', 'load', PageView)
