import { isLive } from '../content/live-window'
import type { Picture } from '../content/picture'

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

const PATTERN = /^\/(\*|[a-z0-9-]+(\/[a-z0-9-]+)*(\/\*)?)?$/

/** Null for a valid path or pattern. */
export const pathProblem = (path: string): string | null =>
  PATTERN.test(path) ? null : `“${path}” is not a path such as /special-offers or /used-car/*.`

function isAt(pattern: string, path: string): boolean {
  if (!pattern.endsWith('/*')) return path === pattern
  const root = pattern.slice(0, -2)
  return root === '' || path === root || path.startsWith(`${root}/`)
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

interface Visit {
  readonly path: string
  readonly now: Date
  /** Ids of the popups that the shopper dismissed. */
  readonly dismissed: readonly number[]
}

/** The popup of a page: the first that is live, is meant for the page, and was not dismissed (PROMO-09). Null without one. */
export function choosePopup(popups: readonly Popup[], { path, now, dismissed }: Visit): Popup | null {
  if (undisturbed.some((root) => isAt(`${root}/*`, path))) return null
  return (
    popups.find(
      ({ id, paths, startDate, expiryDate }) =>
        !dismissed.includes(id) &&
        isLive({ liveFrom: startDate, liveUntil: expiryDate }, now) &&
        (paths.length === 0 || paths.some((pattern) => isAt(pattern, path))),
    ) ?? null
  )
}
