import { isLive, nextChange } from '../content/live-window'
import type { Offer } from './offer'

type Excluding = Pick<Offer, 'excludedWebsiteIds'>

/** OFFER-05. Ids match in any letter case, and with spaces around them. */
export function isExcluded({ excludedWebsiteIds }: Excluding, websiteId: string): boolean {
  const own = websiteId.trim().toLowerCase()
  return own !== '' && excludedWebsiteIds.some((id) => id.trim().toLowerCase() === own)
}

/** The published offers that the website shows at `now`, in their order. */
export function shownOffers<Each extends Pick<Offer, 'excludedWebsiteIds' | 'liveFrom' | 'liveUntil'>>(
  offers: readonly Each[],
  websiteId: string,
  now: Date,
): Each[] {
  return offers.filter((offer) => isLive(offer, now) && !isExcluded(offer, websiteId))
}

/** When the website's next offer starts or ends after `now`; null if none does. */
export function nextOfferChange(
  offers: readonly Pick<Offer, 'excludedWebsiteIds' | 'liveFrom' | 'liveUntil'>[],
  websiteId: string,
  now: Date,
): Date | null {
  return nextChange(
    offers.filter((offer) => !isExcluded(offer, websiteId)),
    now,
  )
}
