import { isLive } from '../content/live-window'
import type { Offer } from './offer'
import { isExcluded } from './shown-offers'

interface Placed extends Pick<Offer, 'liveFrom' | 'liveUntil' | 'excludedWebsiteIds'> {
  readonly isPublished: boolean
}

/** Why shoppers do not see the offer at `now`, in staff's words. Null if they do. */
export function unseenReason(offer: Placed, websiteId: string, now: Date): string | null {
  if (!offer.isPublished) return 'Not seen: it is a draft. Publish it.'
  if (isExcluded(offer, websiteId)) return 'Not seen: “Not on these websites” names this website.'
  if (isLive(offer, now)) return null
  const isOver = !isLive({ liveUntil: offer.liveUntil }, now)
  return isOver ? 'Not seen: it has ended. Set a later end.' : 'Not seen yet: it has not started.'
}
