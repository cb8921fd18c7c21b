'use client'

import { useEffect, useRef } from 'react'
import type { RowPlaceholders } from '@/domain/stock/card/row-placeholders'
import type { ViewedVehicle } from '@/domain/vehicle/saved/stored-vehicle'
import { viewedVehiclesPath } from '@/domain/vehicle/saved/viewed-vehicles'
import { island } from '@/ui/island/island'
import { LazySection } from './LazySection'
import { rowLinkClass } from './RowHead'
import { useBelow } from './use-below'
import { useViewedVehicles } from './use-viewed-vehicles'

interface Props {
  room: RowPlaceholders
  /** The current page's vehicle. It is stored, but not shown. */
  viewing: ViewedVehicle | null
}

/**
 * The recently viewed vehicles of this website and browser. Renders nothing without JavaScript and while
 * there are none. The row appears only while it is below the viewport: on a short page it would move visible
 * content.
 */
function ViewedRow({ room, viewing }: Props) {
  const { slugs, areCleared, clear } = useViewedVehicles(viewing)
  const place = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const isBelow = useBelow(place, slugs.length > 0)

  // The button that had the focus has been removed.
  useEffect(() => {
    if (areCleared) status.current?.focus()
  }, [areCleared])

  return (
    <>
      <div ref={place} />
      <LazySection
        heading="Recently viewed"
        aside={slugs.length > 0 && <ClearViewed onClear={clear} />}
        address={viewedVehiclesPath(slugs)}
        places={slugs.length}
        room={room}
        isHidden={!areCleared && (slugs.length === 0 || !isBelow)}
      >
        <p ref={status} role="status" tabIndex={-1} className="text-ink-2">
          {areCleared && 'Your recently viewed vehicles are forgotten on this device.'}
        </p>
      </LazySection>
    </>
  )
}

function ClearViewed({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" className={rowLinkClass} onClick={onClear}>
      Clear<span className="sr-only"> recently viewed</span>
    </button>
  )
}

export default island('viewed-row', 'load', ViewedRow)
