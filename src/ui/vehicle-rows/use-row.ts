import { useEffect, useEffectEvent } from 'react'
import type { RowAnswer } from '@/domain/stock/card/row-answer'
import { useFetched } from '../query/use-fetched'

/**
 * Returns the row at an address, and the previous one while the next loads; null without one. `onAnswer`
 * receives the number of vehicles. A failed request counts as zero and is logged (SIM-10).
 */
export function useRow(address: string, onAnswer: (count: number) => void): RowAnswer | null {
  const { data, error } = useFetched<RowAnswer>(address)
  const tell = useEffectEvent(onAnswer)

  useEffect(() => {
    if (error) console.error(`No vehicles from ${address}.`, error)
    if (data || error) tell(data?.cards.length ?? 0)
  }, [address, data, error])

  return data
}
