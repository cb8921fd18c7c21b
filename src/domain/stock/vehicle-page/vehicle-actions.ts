import { isTestDriveOnly } from '@/domain/tracking/lead-events'
import { isSafeHref } from '@/domain/url/link'
import { isForSale, isTaggedSold } from '@/domain/vehicle/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { isSellable } from './sellable'

export interface ActionSettings {
  readonly 'checkout.enabled': boolean
  readonly 'checkout.reserveButtons': boolean
  readonly 'checkout.reserveComingSoon': boolean
  readonly 'checkout.reserveAmountText': string
  readonly 'tradeIn.enabled': boolean
}

/** What a shopper can do about a vehicle besides asking. */
export interface VehicleActions {
  /** The words of the button that reserves it; null: it cannot be reserved. */
  readonly reserve: string | null
  readonly buysOnline: boolean
  readonly valuesTradeIns: boolean
  /** The address of its history report (VDP-32). */
  readonly history: string | null
}

type Acted = Pick<
  Vehicle,
  'status' | 'sold' | 'reserved' | 'price' | 'offer_price' | 'tag' | 'file' | 'no_checkout' | 'no_trade_in'
>

/**
 * The buttons of a vehicle's page (VDP-33…36, SEARCH-14, TD-07): reserving and buying where the website's checkout is on, staff
 * did not leave the vehicle out, it can be sold and its tag says neither that it is for test drives alone nor that it is sold; one that is coming soon can be reserved where
 * the website says so (decision 20). None of a vehicle that is no longer for sale, but for its history.
 */
export function vehicleActions(vehicle: Acted, settings: ActionSettings): VehicleActions {
  const isHeldBack = vehicle.no_checkout || isTestDriveOnly(vehicle) || isTaggedSold(vehicle)
  const isOpen = settings['checkout.enabled'] && !isHeldBack
  const isReservable =
    isSellable(vehicle) || (settings['checkout.reserveComingSoon'] && isSellableSoon(vehicle))
  return {
    reserve:
      isOpen && isReservable && settings['checkout.reserveButtons']
        ? reserveLabel(settings['checkout.reserveAmountText'])
        : null,
    buysOnline: isOpen && isSellable(vehicle),
    valuesTradeIns: settings['tradeIn.enabled'] && !vehicle.no_trade_in && isForSale(vehicle),
    history: vehicle.file && isSafeHref(vehicle.file) ? vehicle.file : null,
  }
}

function isSellableSoon(vehicle: Acted): boolean {
  return vehicle.status === 'coming_soon' && isSellable({ ...vehicle, status: 'in_stock' })
}

/** The words of the Reserve button: with the amount, unless that is empty or nothing (VDP-34). */
export function reserveLabel(amount: string | null): string {
  const asked = amount?.trim() ?? ''
  return asked === '' || isNothing(asked) ? 'Reserve Online' : `Reserve Online for ${asked}`
}

const isNothing = (amount: string) => /^\$?\s*0+(\.0+)?$/.test(amount)

/** What reserving means (CHK-02…04): the amount asked for, $200 where the website names none (decision 21). */
export function reserveTerms(amount: string | null, word: string): string {
  const asked = amount?.trim() ?? ''
  const deposit = asked === '' || isNothing(asked) ? '$200' : asked
  return `Reserve this ${word} with a deposit of ${deposit}. We hold it for you for 48 hours, and the deposit is 100% refundable.`
}
