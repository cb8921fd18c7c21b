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
  address: string
}

/** Requests the gauge this far below the viewport. */
const NEAR = '300px 0px'

/** A gauge from an upstream service: a skeleton until it answers (GAUGE-02…08). */
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
  // Collapses only while it is off-screen, so that the layout does not shift in view.
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
