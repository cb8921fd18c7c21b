import type { Lane } from './place-contents'

/** One website on the calendar. */
export interface SiteCalendar {
  readonly id: number
  readonly name: string
  /** IANA time zone. */
  readonly zone: string
  readonly lanes: readonly Lane[]
}
