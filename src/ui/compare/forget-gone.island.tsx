'use client'

import { useEffect } from 'react'
import { island } from '@/ui/island/island'
import { removeCompared } from '@/ui/stores/compare'

/**
 * Removes vehicles that the website no longer has from the saved list, where they would take up places
 * (CMP-01). Renders nothing.
 */
function ForgetGone({ gone }: { gone: readonly string[] }) {
  useEffect(() => removeCompared(gone), [gone])
  return null
}

export default island('forget-gone', 'idle', ForgetGone)
