import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SlotDays } from '@/domain/test-drives/slot-days'
import { fetchJson, RequestError } from '@/ui/query/fetch-json'
import { queryClient } from '@/ui/query/Queries'

export interface AskedSlots {
  readonly locationId: string | null
  readonly carId: string | null
  /** The first days, if the server rendered them. */
  readonly first: SlotDays | null
}

const KEY = 'test-drive-slots'
const MINUTE = 60_000

/** Reads the free times again, after one of them was taken. */
export const refreshSlots = (): Promise<void> => queryClient().invalidateQueries({ queryKey: [KEY] })

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
  const { locationId, carId, first } = asked
  const place = `${locationId} ${carId}`
  const [opened, setOpened] = useState({ place, starts: [] as readonly string[] })
  // Another location or vehicle starts from its first days.
  const starts = opened.place === place ? opened.starts : []
  const from = starts.at(-1) ?? null
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [KEY, locationId, carId, from],
    queryFn: ({ signal }) => fetchJson<SlotDays>(addressOf(asked, from), { signal }),
    initialData: from === null && first !== null ? first : undefined,
    placeholderData: keepPreviousData,
    staleTime: MINUTE,
  })
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
    slots: data ?? null,
    isFetching,
    retry: () => void refetch(),
    showLater: next ? () => setOpened({ place, starts: [...starts, next] }) : null,
    showEarlier: from ? () => setOpened({ place, starts: starts.slice(0, -1) }) : null,
  }
}
