'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { removeCompared } from '@/ui/stores/compare'

/** Forgets vehicles that the website no longer has: they would take the places of others (CMP-01). It shows nothing. */
function ForgetGone({ gone }: { gone: readonly string[] }) {
  useEffect(() => removeCompared(gone), [gone])
  return null
}

export default island('forget-gone', 'idle', ForgetGone)
