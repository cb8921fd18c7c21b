import type { CarouselStock } from '../content/links/carousel-stock'
import { isLive, type LiveWindow, nextChange } from '../content/live-window'

/** A sale shows its start until it begins, its stock while it is on, and where to go once it is over. */
export type SaleState = 'coming' | 'on' | 'over'

/** What the block of a sale shows. */
export interface ShownSale {
  readonly state: SaleState
  /** Such as `Until Tuesday 30 June 2026`. */
  readonly when: string | null
  /** Null while the sale is not on. */
  readonly stock: CarouselStock | null
}

export function saleState(sale: LiveWindow, now: Date): SaleState {
  if (isLive(sale, now)) return 'on'
  return isLive({ liveFrom: null, liveUntil: sale.liveUntil }, now) ? 'coming' : 'over'
}

/** The instant at which the page of the sale changes; null if it stays as it is. */
export const nextSaleChange = (sale: LiveWindow, now: Date): Date | null => nextChange([sale], now)

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  })

const timeIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone })

const MIDNIGHT = '12:00 am'

/** `Monday 1 June 2026, 9:00 am`, without the time at the start of a day. */
function startText(instant: number, timeZone: string): string {
  const time = timeIn(timeZone).format(instant)
  const day = dayIn(timeZone).format(instant).replace(',', '')
  return time === MIDNIGHT ? day : `${day}, ${time}`
}

/** The end is the first instant at which the sale is over: midnight is the end of the day before. */
function endText(instant: number, timeZone: string): string {
  const time = timeIn(timeZone).format(instant)
  return startText(time === MIDNIGHT ? instant - 24 * 3_600_000 : instant, timeZone)
}

const instantOf = (stored: string | null | undefined) => (stored ? Date.parse(stored) : Number.NaN)

/** When the sale starts or ends, or that it is over, in the website's time zone. Null for a sale without an end. */
export function saleWhen(sale: LiveWindow, state: SaleState, timeZone: string): string | null {
  if (state === 'over') return 'This sale is over'
  const instant = instantOf(state === 'coming' ? sale.liveFrom : sale.liveUntil)
  if (Number.isNaN(instant)) return null
  return state === 'coming' ? `Starts ${startText(instant, timeZone)}` : `Until ${endText(instant, timeZone)}`
}
