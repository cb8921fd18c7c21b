import { postcodeProblem } from '@/domain/delivery/delivery-postcode'
import { oncePerPhone } from '@/domain/locations/choose-locations'
import { type Located, nearestFirst } from '@/domain/locations/locate'
import type { SiteLocation } from '@/domain/locations/location'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { geocodePostcode, InvalidPostcode } from './geocode'
import { getLocations } from './get-locations'

export interface AnsweredLocator {
  /** As typed, without spaces around it. */
  readonly postcode: string
  /** Why the postcode was not used; null without a problem. */
  readonly problem: string | null
  readonly located: readonly Located<SiteLocation>[]
}

/** The website's locations, each phone number once (LOC-13), nearest to a postcode first. In their usual order without a valid one. */
export async function answerLocator(ctx: TenantContext, typed: string): Promise<AnsweredLocator> {
  const postcode = typed.trim()
  const locations = oncePerPhone(await getLocations(ctx))
  const unsorted = locations.map((location) => ({ location, km: null }))
  if (postcode === '') return { postcode, problem: null, located: unsorted }
  const malformed = postcodeProblem(postcode)
  if (malformed) return { postcode, problem: malformed, located: unsorted }
  try {
    const position = await geocodePostcode(ctx, postcode)
    return { postcode, problem: null, located: nearestFirst(locations, position) }
  } catch (error) {
    if (!(error instanceof InvalidPostcode)) throw error
    return { postcode, problem: error.message, located: unsorted }
  }
}
