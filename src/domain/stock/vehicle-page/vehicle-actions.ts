import { depositOf, formatDeposit } from '@/domain/reservations/deposit'
import { isTestDriveOnly } from '@/domain/tracking/lead-events'
import { isSafeHref } from '@/domain/url/link'
import { isForSale, isTaggedSold } from '@/domain/vehicle/sale/sold'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { isSellable } from './sellable'

export interface ActionSettings {
  readonly 'checkout.enabled': boolean
  readonly 'checkout.reserveButtons': boolean
  readonly 'checkout.reserveComingSoon': boolean
  readonly 'checkout.reserveAmountText': string
  readonly 'tradeIn.enabled': boolean
}

export interface VehicleActions {
  /** The label of the Reserve button, or null when the vehicle cannot be reserved. */
  readonly reserve: string | null
  readonly buysOnline: boolean
  readonly valuesTradeIns: boolean
  /** The URL of the history report (VDP-32). */
  readonly history: string | null
}

type ActionVehicle = Pick<
  Vehicle,
  'status' | 'sold' | 'reserved' | 'price' | 'offer_price' | 'tag' | 'file' | 'no_checkout' | 'no_trade_in'
>

/**
 * Decides the buttons of a vehicle's page (VDP-33…36, SEARCH-14, TD-07). Reserving and buying require that the
 * website's checkout is on, staff have not excluded the vehicle, it is sellable, and its tag says neither test drives
 * only nor sold. A coming-soon vehicle can be reserved if the website's setting says so (decision 20). A vehicle that
 * is no longer for sale has only its history report.
 */
export function vehicleActions(vehicle: ActionVehicle, settings: ActionSettings): VehicleActions {
  const isExcluded = vehicle.no_checkout || isTestDriveOnly(vehicle) || isTaggedSold(vehicle)
  const isOpen = settings['checkout.enabled'] && !isExcluded
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

function isSellableSoon(vehicle: ActionVehicle): boolean {
  return vehicle.status === 'coming_soon' && isSellable({ ...vehicle, status: 'in_stock' })
}

/** The label of the Reserve button, with the amount unless that is empty or zero (VDP-34). */
export function reserveLabel(amount: string | null): string {
  const requested = amount?.trim() ?? ''
  return requested === '' || isZero(requested) ? 'Reserve Online' : `Reserve Online for ${requested}`
}

const isZero = (amount: string) => /^\$?\s*0+(\.0+)?$/.test(amount)

/** The terms of a reservation (CHK-02…04): the site's deposit, or $200 when it names none (decision 21). */
export function reserveTerms(amount: string | null, word: string): string {
  return `Reserve this ${word} with a deposit of ${formatDeposit(depositOf(amount))}. We hold it for you for 48 hours, and the deposit is 100% refundable.`
}
