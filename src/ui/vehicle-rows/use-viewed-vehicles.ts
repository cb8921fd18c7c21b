import { useEffect, useEffectEvent, useState } from 'react'
import type { ViewedVehicle } from '@/domain/vehicle/saved/kept-vehicle'
import { withoutVehicle } from '../stores/kept-list'
import { clearViewed, noteViewed, readViewed } from '../stores/recently-viewed'

interface ViewedVehicles {
  /** Slugs of the vehicles that were looked at before this page, the newest first. */
  readonly slugs: readonly string[]
  /** Whether the shopper had them forgotten. */
  readonly areCleared: boolean
  readonly clear: () => void
}

/** The vehicles that the shopper looked at before the page's own, `viewing`, which is noted with them (FAV-07). */
export function useViewedVehicles(viewing: ViewedVehicle | null): ViewedVehicles {
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const [areCleared, setAreCleared] = useState(false)

  const show = useEffectEvent(() => {
    const kept = readViewed()
    const others = viewing ? withoutVehicle(kept, viewing) : kept
    if (others.length === 0) return
    setSlugs(others.map(({ slug }) => slug))
    setAreCleared(false)
  })
  const open = useEffectEvent(() => {
    show()
    if (viewing) noteViewed(viewing)
  })

  useEffect(() => {
    open()
    // Back from a vehicle, the browser shows this page as it was: the vehicle is missing.
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && show()
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  function clear(): void {
    clearViewed()
    setSlugs([])
    setAreCleared(true)
  }

  return { slugs, areCleared, clear }
}
