'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { type ActiveSink, startTracking } from './start-tracking'

/** Counts what happens on a page and tells the website's sink (TRACK-01). It shows nothing. */
function Tracker({ sink }: { sink: ActiveSink }) {
  useEffect(() => startTracking(sink), [sink])
  return null
}

export default island('tracker', 'load', Tracker)
