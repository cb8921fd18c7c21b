'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { fetchJson } from '../query/fetch-json'
import { Queries } from '../query/Queries'
import { type RowAnswer, rowOf } from './row-answer'
import { VehicleRow } from './VehicleRow'

export interface LazyVehiclesProps {
  address: string
  /** Receives the number of vehicles. A failed request counts as zero and is logged (SIM-10). */
  onAnswer: (count: number) => void
}

function Vehicles({ address, onAnswer }: LazyVehiclesProps) {
  const { data, error } = useQuery({
    queryKey: ['row', address],
    queryFn: ({ signal }) => fetchJson<RowAnswer>(address, { signal }),
    placeholderData: keepPreviousData,
  })
  const tell = useEffectEvent(onAnswer)

  useEffect(() => {
    if (error) console.error(`No vehicles from ${address}.`, error)
    if (data || error) tell(data?.hits.length ?? 0)
  }, [address, data, error])

  return data && data.hits.length > 0 ? <VehicleRow {...rowOf(data)} heading="h3" /> : null
}

export default function LazyVehicles(props: LazyVehiclesProps) {
  return (
    <Queries>
      <Vehicles {...props} />
    </Queries>
  )
}
