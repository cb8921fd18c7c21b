import { z } from 'zod'
import { bookableSlots } from '@/domain/test-drives/bookable-slots'
import { FetchFailed } from '../../upstream/fetch-failed'
import { fetchJson } from '../../upstream/fetch-json'
import type { FetchLimits } from '../../upstream/open-address'
import type { TestDriveTimes } from './test-drive-times'

/** Short limits: a shopper waits for the answer. */
export const timesLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 2000,
  totalMs: 2000,
  maxBytes: 64 * 1024,
}

const answer = z.object({ times: z.array(z.iso.datetime({ offset: true, local: false })).max(2000) })

/**
 * Asks a service: `GET {address}?location=yard&car_id=kia-rio&from=2026-11-05` answers
 * `{ "times": ["2026-11-05T14:30:00+11:00"] }`. What is booked here is taken off. Rejects with `FetchFailed` when the
 * service fails, takes longer than 2 seconds, or answers with anything else.
 */
export function httpTimes(address: string, limits: FetchLimits): TestDriveTimes {
  return {
    async find({ place, vehicle, from, ...asked }) {
      const url = new URL(address)
      url.searchParams.set('location', place.slug)
      if (vehicle) url.searchParams.set('car_id', vehicle.slug)
      url.searchParams.set('from', from)
      const read = answer.safeParse(await fetchJson(url.href, limits))
      if (!read.success) throw new FetchFailed(`${url.host} did not answer with a list of times.`, false)
      const starts = read.data.times.map((time) => Date.parse(time))
      return bookableSlots(starts, { ...place, ...asked, from, vehicleId: vehicle?.id ?? null })
    },
  }
}
