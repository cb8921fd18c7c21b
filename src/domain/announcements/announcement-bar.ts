import { isLive } from '../content/live-window'
import type { Link } from '../url/link'

/** A line above the header of every page. */
export interface AnnouncementBar {
  readonly id: number
  readonly text: string
  readonly link: Link | null
  /** ISO 8601. */
  readonly liveFrom: string | null
  readonly liveUntil: string | null
}

type Timed = Pick<AnnouncementBar, 'id' | 'liveFrom' | 'liveUntil'>

/** The bar that a website shows at `now`: the newest that is live. Null without one. */
export function shownBar<Bar extends Timed>(bars: readonly Bar[], now: Date): Bar | null {
  return bars.filter((bar) => isLive(bar, now)).toSorted((one, other) => other.id - one.id)[0] ?? null
}

/** Why shoppers do not see the bar at `now`, or that they do, in staff's words. */
export function barSeen(
  bar: Timed,
  others: readonly (Timed & { readonly text: string })[],
  now: Date,
): string {
  if (!isLive(bar, now)) {
    const isOver = !isLive({ liveUntil: bar.liveUntil }, now)
    return isOver ? 'Not seen: it has ended. Set a later end.' : 'Not seen yet: it has not started.'
  }
  const newer = shownBar(
    others.filter(({ id }) => id > bar.id),
    now,
  )
  return newer ? `Not seen: the newer bar “${newer.text}” is shown instead.` : 'Yes'
}
