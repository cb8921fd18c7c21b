import { isTracking, type TrackedDetail, track } from './track'
import { keepEvent } from './unsent-events'

/**
 * Tracks an event of a page that is being left. If the tracker of this page is not ready, that of the next page sends the
 * event, so that it is never lost (TRACK-01).
 */
export function trackBeforeLeaving({ event, data = {} }: Pick<TrackedDetail, 'event' | 'data'>): void {
  if (isTracking()) track({ event, data })
  else keepEvent({ event, data, page: location.pathname })
}
