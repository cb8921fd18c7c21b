'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { type ActiveSink, startTracking } from './start-tracking'

/** Tracks what happens on a page and reports it to the website's sink (TRACK-01). Renders nothing. */
function Tracker({ sink }: { sink: ActiveSink }) {
  useEffect(() => startTracking(sink), [sink])
  return null
}

export default island('tracker', 'load', Tracker)
