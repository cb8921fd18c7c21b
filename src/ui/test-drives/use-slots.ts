import { useEffect, useEffectEvent, useState } from 'react'
import type { SlotDays } from '@/domain/test-drives/slot-days'
import { RequestError } from '@/ui/query/fetch-json'
import { useFetched } from '@/ui/query/use-fetched'

export interface AskedSlots {
  readonly locationId: string | null
  readonly carId: string | null
  /** The first days, if the server rendered them. */
  readonly first: SlotDays | null
  /** Whether the server refused the chosen time: it was taken meanwhile, so the times load again. */
  readonly isInvalid?: boolean
}

function addressOf({ locationId, carId }: AskedSlots, from: string | null): string {
  const query = new URLSearchParams()
  if (locationId) query.set('location', locationId)
  if (carId) query.set('car_id', carId)
  if (from) query.set('from', from)
  return `/api/test-drive/slots?${query}`
}

export type SlotsState = 'waiting' | 'days' | 'not offered' | 'failed'

/** The free times, a few days at a time. */
export function useSlots(asked: AskedSlots) {
  const { locationId, carId, first, isInvalid } = asked
  const place = `${locationId} ${carId}`
  const [opened, setOpened] = useState({ place, starts: [] as readonly string[] })
  // Another location or vehicle starts from its first days.
  const starts = opened.place === place ? opened.starts : []
  const from = starts.at(-1) ?? null
  const { data, error, isFetching, refetch } = useFetched(addressOf(asked, from), first)
  const refresh = useEffectEvent(refetch)
  useEffect(() => {
    if (isInvalid) refresh()
  }, [isInvalid])
  const isNotOffered = error instanceof RequestError && error.status === 404
  useEffect(() => {
    if (error && !isNotOffered) console.error('The free times could not be loaded.', error)
  }, [error, isNotOffered])
  const next = data?.next ?? null
  const state: SlotsState = isNotOffered
    ? 'not offered'
    : data
      ? 'days'
      : error && !isFetching
        ? 'failed'
        : 'waiting'
  return {
    state,
    slots: data,
    isFetching,
    retry: refetch,
    showLater: next ? () => setOpened({ place, starts: [...starts, next] }) : null,
    showEarlier: from ? () => setOpened({ place, starts: starts.slice(0, -1) }) : null,
  }
}
