'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { recordVisit } from '@/ui/stores/visited-pages'

/** Records the page in the visit that a form sends with its lead (MSL-06). Renders nothing. */
function Visit() {
  useEffect(() => recordVisit(location), [])
  return null
}

export default island('visit', 'idle', Visit)
