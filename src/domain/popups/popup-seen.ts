import { isLive } from '../content/live-window'
import { choosePopup, type PlacedPopup } from './popup'

/** A pattern's own path: the page that `/used-car/*` starts at. */
const pathOf = (pattern: string) => pattern.replace(/\/\*$/, '') || '/'

/**
 * Why shoppers do not see the popup at `now`, or that they do, in staff's words. `others`: the website's other popups,
 * newest first.
 */
export function popupSeen(
  popup: PlacedPopup & { readonly title: string },
  others: readonly (Pick<PlacedPopup, 'id' | 'paths' | 'carTypes'> & { readonly title: string })[],
  now: Date,
): string {
  const { startDate, expiryDate, paths, carTypes, id } = popup
  if (!isLive({ liveFrom: startDate, liveUntil: expiryDate }, now)) {
    const isOver = !isLive({ liveUntil: expiryDate }, now)
    return isOver ? 'Not seen: it has ended. Set a later end.' : 'Not seen yet: it has not started.'
  }
  const live = others.map((other) => ({ startDate: null, expiryDate: null, ...other }))
  const all = [...live, popup].toSorted((one, other) => other.id - one.id)
  const tried = paths.length > 0 ? paths.map(pathOf) : ['/', '/search']
  const stock = carTypes.length > 0 ? carTypes.map((type) => [type]) : [[]]
  const chosen = tried.flatMap((path) =>
    stock.map((types) => choosePopup(all, { path, carTypes: types, now, dismissed: [] })),
  )
  if (chosen.some((each) => each?.id === id)) return 'Yes'
  const newer = chosen.find((each) => each !== null)
  return newer
    ? `Not seen: the newer popup “${newer.title}” opens on its pages.`
    : 'Not seen: its pages are those on which no popup opens, such as forms and payments.'
}
