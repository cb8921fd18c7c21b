import { localTime } from '@/domain/locations/hours/local-time'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Slot } from '@/domain/test-drives/bookable-slots'
import { testDriveSlots } from '@/domain/test-drives/test-drive-slots'
import { env } from '@/env'
import { database } from '../../clients/database'
import { log } from '../../log/log.mjs'
import { CircuitOpen, circuitBreaker } from '../../upstream/with-circuit-breaker'
import type { TestDrivePlace } from '../places'
import { readTaken } from '../read-taken'
import { httpTimes, timesLimits } from './http-times'
import type { TestDriveTimes } from './test-drive-times'

interface Asked {
  readonly place: TestDrivePlace
  readonly vehicle: { readonly id: number; readonly slug: string } | null
  /** YYYY-MM-DD */
  readonly from: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** The booking that is being moved, whose own time counts as free. */
  readonly except?: number
}

/** The location's opening hours, less what is booked (decision 75). */
const openingHoursTimes: TestDriveTimes = {
  find: async ({ place, vehicle, ...asked }) =>
    testDriveSlots({ ...place, ...asked, vehicleId: vehicle?.id ?? null }),
}

const DAY = 86_400_000

/**
 * All free times at a location from a date to its last day (TD-04): from the dealership's service, or else from its opening
 * hours. Null when the service fails, which is logged in one line.
 */
export async function freeTimes(ctx: TenantContext, asked: Asked): Promise<readonly Slot[] | null> {
  const { place, vehicle, now, except } = asked
  const days = place.terms.daysAhead + 1
  const [, from = asked.from] = [localTime(now, place.zone).date, asked.from].sort()
  const start = Date.parse(from) - DAY
  const period = { startsAt: start, endsAt: start + (days + 2) * DAY }
  const taken = await readTaken(database(), {
    locationId: place.id,
    vehicleId: vehicle?.id ?? null,
    period,
    except,
  })
  const request = { place, vehicle, taken, now, from, days }
  const address = serviceOf(ctx, place)
  if (!address) return openingHoursTimes.find(request)
  const service = httpTimes(address, { ...timesLimits, allowPrivate: env().FEED_ALLOW_PRIVATE })
  return fromService(address, service, request, ctx.slug)
}

function serviceOf({ dealerships, settings }: TenantContext, { dealershipId }: TestDrivePlace): string {
  const own = dealerships.find(({ id }) => id === dealershipId)?.settings ?? settings
  return own['integrations.testDriveUrl']
}

async function fromService(
  address: string,
  service: TestDriveTimes,
  request: Parameters<TestDriveTimes['find']>[0],
  tenant: string,
) {
  try {
    return await circuitBreaker(address, () => service.find(request))
  } catch (error) {
    if (error instanceof CircuitOpen) return null
    const reason = error instanceof Error ? error.message : String(error)
    log.error(`no times for test drives of ${tenant}: ${reason}`)
    return null
  }
}
