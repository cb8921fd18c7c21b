'use client'

import { useRow } from './use-row'
import { VehicleRow } from './VehicleRow'

interface Props {
  address: string
  /** Receives the number of vehicles; zero when the request failed (SIM-10). */
  onAnswer: (count: number) => void
}

export default function LazyVehicles({ address, onAnswer }: Props) {
  const row = useRow(address, onAnswer)
  return row && row.cards.length > 0 ? <VehicleRow {...row} heading="h3" /> : null
}
