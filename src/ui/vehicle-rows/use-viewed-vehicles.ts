import { useEffect, useEffectEvent, useState } from 'react'
import type { ViewedVehicle } from '@/domain/vehicle/saved/stored-vehicle'
import { clearViewed, readViewed, recordViewed } from '../stores/recently-viewed'
import { withoutVehicle } from '../stores/saved-list'

interface ViewedVehicles {
  /** Slugs of the vehicles viewed before this page, the newest first. */
  readonly slugs: readonly string[]
  readonly areCleared: boolean
  readonly clear: () => void
}

/**
 * Returns the vehicles that the shopper viewed before the page's own, and stores the page's own, `viewing`
 * (FAV-07).
 */
export function useViewedVehicles(viewing: ViewedVehicle | null): ViewedVehicles {
  const [slugs, setSlugs] = useState<readonly string[]>([])
  const [areCleared, setAreCleared] = useState(false)

  const show = useEffectEvent(() => {
    const viewed = readViewed()
    const others = viewing ? withoutVehicle(viewed, viewing) : viewed
    if (others.length === 0) return
    setSlugs(others.map(({ slug }) => slug))
    setAreCleared(false)
  })
  const open = useEffectEvent(() => {
    show()
    if (viewing) recordViewed(viewing)
  })

  useEffect(() => {
    open()
    // On Back the browser may restore this page from its cache, without the vehicle that was viewed
    // meanwhile.
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
