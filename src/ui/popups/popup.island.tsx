'use client'

import { lazy, useEffect, useState } from 'react'
import type { Popup } from '@/domain/popups/popup'
import { island } from '@/ui/island/island'
import { LazyBoundary } from '@/ui/primitives/LazyBoundary'

const PopupDialog = lazy(() => import('./PopupDialog'))

/** Loads the popup in the browser only: which one a page shows depends on the shopper. */
function PagePopup({ popups }: { popups: readonly Popup[] }) {
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(true), [])
  if (!isOn) return null
  return (
    <LazyBoundary onFailure={() => setOn(false)}>
      <PopupDialog popups={popups} />
    </LazyBoundary>
  )
}

export default island('popup', 'idle', PagePopup)
