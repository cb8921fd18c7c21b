import type { LocalMoment } from '../../leads/delivery/local-moment'
import { SEARCH_PATH } from '../../stock/search/query/search-path'

/** How often a saved search sends mail about new vehicles. */
export const searchAlerts = ['now', 'daily', 'weekly', 'off'] as const
export type SearchAlert = (typeof searchAlerts)[number]

export const alertLabels: Readonly<Record<SearchAlert, string>> = {
  now: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'No emails',
}

export interface SavedSearch {
  readonly id: string
  readonly name: string
  /** The path and query of its results. */
  readonly address: string
  readonly alert: SearchAlert
}

/** Characters. */
export const LONGEST_NAME = 80

export interface AskedAddress {
  /** Decoded segments of the landing page. */
  readonly landing: readonly string[]
  readonly parameters: URLSearchParams
}

/** Splits the path and query of a results page; null for any other address. `path` is checked before (`safePath`). */
export function askedAddress(path: string): AskedAddress | null {
  const url = new URL(path, 'https://own.invalid')
  const [, first, ...landing] = url.pathname.split('/')
  if (`/${first}` !== SEARCH_PATH) return null
  const parameters = new URLSearchParams(url.search)
  parameters.delete('page')
  return { landing: landing.filter(Boolean), parameters }
}

/** Local hour from which mails that come once a day or a week are sent. */
const MORNING = 7
const DAY = 24 * 60 * 60 * 1000

/** Whether a search is to be looked at: `checkedDay` is the website's day of the last time. */
export function isAlertDue(alert: SearchAlert, checkedDay: string, { day, hour }: LocalMoment): boolean {
  if (alert === 'off') return false
  if (alert === 'now') return true
  const days = (Date.parse(day) - Date.parse(checkedDay)) / DAY
  return hour >= MORNING && days >= (alert === 'daily' ? 1 : 7)
}
