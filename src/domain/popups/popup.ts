import { isLive } from '../content/live-window'
import type { Picture } from '../content/picture'
import { matchesPath } from '../url/path-pattern'
import { isTransactionPath } from '../url/transaction-path'
import type { CarType } from '../vehicle/vehicle'

/** When a popup opens: some seconds after the page, when so much of the page was scrolled, or when the mouse leaves the page at its top. */
export const popupTriggers = [
  { value: 'delay', label: 'After some seconds' },
  { value: 'scroll', label: 'After scrolling' },
  { value: 'exit', label: 'When the mouse leaves the page' },
] as const

export type PopupTrigger = (typeof popupTriggers)[number]['value']

/** PROMO-11. */
export interface Popup {
  readonly id: number
  readonly title: string
  readonly description: string
  readonly picture: Picture
  readonly button: { readonly label: string; readonly href: string } | null
  /** ISO 8601. */
  readonly startDate: string | null
  readonly expiryDate: string | null
  readonly trigger: PopupTrigger
  /** Seconds of `delay`, or per cent of the page's height of `scroll`. */
  readonly after: number
  /** Paths of pages; `/used-car/*` also means those below. Empty for every page. */
  readonly paths: readonly string[]
  /** Only beside this stock: on pages of such a vehicle, and on searches for it. Empty for every page. */
  readonly carTypes: readonly CarType[]
}

/** Whether a shopper must not be interrupted there. */
const isUndisturbed = (path: string) =>
  isTransactionPath(path) || ['/forms/*', '/success/*'].some((root) => matchesPath(root, path))

/** What decides whether a page opens it. */
export type PlacedPopup = Pick<Popup, 'id' | 'paths' | 'carTypes' | 'startDate' | 'expiryDate'>

interface Visit {
  readonly path: string
  /** The page's vehicle or search; empty for any other page, and for a search of all stock. */
  readonly carTypes: readonly string[]
  readonly now: Date
  /** Ids of the popups that the shopper dismissed. */
  readonly dismissed: readonly number[]
}

/** The popup of a page: the first that is live, is meant for the page, and was not dismissed (PROMO-09). Null without one. */
export function choosePopup<P extends PlacedPopup>(
  popups: readonly P[],
  { path, carTypes, now, dismissed }: Visit,
): P | null {
  if (isUndisturbed(path)) return null
  return (
    popups.find(
      ({ id, paths, carTypes: own, startDate, expiryDate }) =>
        !dismissed.includes(id) &&
        isLive({ liveFrom: startDate, liveUntil: expiryDate }, now) &&
        (paths.length === 0 || paths.some((pattern) => matchesPath(pattern, path))) &&
        (own.length === 0 || own.some((type) => carTypes.includes(type))),
    ) ?? null
  )
}
