import { isLive } from '../content/live-window'
import type { Picture } from '../content/picture'
import { matchesPath } from '../url/path-pattern'

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
}

/** Pages on which a shopper must not be interrupted. */
const undisturbed = [
  '/checkout',
  '/checkout-journey',
  '/online-payment',
  '/sign-in',
  '/forms',
  '/success',
  '/test-drive',
]

/** What decides whether a page opens it. */
export type PlacedPopup = Pick<Popup, 'id' | 'paths' | 'startDate' | 'expiryDate'>

interface Visit {
  readonly path: string
  readonly now: Date
  /** Ids of the popups that the shopper dismissed. */
  readonly dismissed: readonly number[]
}

/** The popup of a page: the first that is live, is meant for the page, and was not dismissed (PROMO-09). Null without one. */
export function choosePopup<P extends PlacedPopup>(
  popups: readonly P[],
  { path, now, dismissed }: Visit,
): P | null {
  if (undisturbed.some((root) => matchesPath(`${root}/*`, path))) return null
  return (
    popups.find(
      ({ id, paths, startDate, expiryDate }) =>
        !dismissed.includes(id) &&
        isLive({ liveFrom: startDate, liveUntil: expiryDate }, now) &&
        (paths.length === 0 || paths.some((pattern) => matchesPath(pattern, path))),
    ) ?? null
  )
}
