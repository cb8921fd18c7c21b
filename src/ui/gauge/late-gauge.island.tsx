'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { PriceGauge } from '@/domain/pricing/gauge'
import { shownGauge } from '@/domain/pricing/shown-gauge'
import { island } from '@/ui/island/island'
import { useSeen } from '@/ui/primitives/use-seen'
import { fetchJson } from '@/ui/query/fetch-json'
import { Queries } from '@/ui/query/Queries'
import { GaugePanel } from './GaugePanel'

interface Props {
  /** Of the website's own, that answers the gauge. */
  address: string
}

/** How far below the window a gauge is asked for. */
const NEAR = '300px 0px'

/** A gauge that a service outside answers: a skeleton until it is there (GAUGE-02…08). */
function LateGauge(props: Props) {
  return (
    <Queries>
      <GaugeFromAddress {...props} />
    </Queries>
  )
}

function GaugeFromAddress({ address }: Props) {
  const place = useRef<HTMLElement>(null)
  const isNear = useSeen(place, { margin: NEAR })
  const { data: gauge, error } = useQuery({
    queryKey: ['gauge', address],
    queryFn: ({ signal }) => fetchJson<PriceGauge | null>(address, { signal }),
    enabled: isNear,
  })
  useEffect(() => {
    if (error) console.error('Failed to fetch auto gauge data.', error)
  }, [error])
  const isHidden = error !== null || (gauge !== undefined && !(gauge && shownGauge(gauge)))
  // It gives up its place only while nobody sees it, so that nothing jumps.
  const isGone = useSeen(place, { whileHidden: true, enabled: isHidden })
  return (
    <GaugePanel
      ref={place}
      state={isHidden ? 'leaving' : gauge ? 'shown' : 'loading'}
      rangeLabel="Market range"
      gauge={(!isHidden && gauge) || null}
      hidden={isHidden && isGone}
      isLate
    />
  )
}

export default island('late-gauge', 'visible', LateGauge)
