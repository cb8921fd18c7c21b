import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { LinkedVehicle } from '@/domain/finance/offer/vehicle-finance'
import { fetchJson } from '@/ui/query/fetch-json'

const never = () => () => {}
const carOfAddress = () => new URLSearchParams(location.search).get('car_id') ?? ''

/** Fetches the vehicle of the URL's `car_id`. `vehicle` is null while it loads and without one. */
export function useAddressedVehicle() {
  const car = useSyncExternalStore(never, carOfAddress, () => '')
  const { data, error, refetch } = useQuery({
    queryKey: ['calculator', car],
    queryFn: ({ signal }) =>
      fetchJson<LinkedVehicle | null>(`/api/finance/calculator?${new URLSearchParams({ car_id: car })}`, {
        signal,
      }),
    enabled: car !== '',
  })
  return { vehicle: data ?? null, isFailed: error !== null, retry: () => void refetch() }
}
