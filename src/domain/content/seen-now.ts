import { isLive, type LiveWindow } from './live-window'

/** Whether shoppers see what was just published, as a sentence. */
export function seenNow(window: LiveWindow, now: Date): string {
  if (isLive(window, now)) return 'Shoppers see it now.'
  return isLive({ liveUntil: window.liveUntil }, now)
    ? 'Shoppers see it once the time in “Shown from” has come.'
    : 'Shoppers do not see it: the time in “Shown until” has passed.'
}
