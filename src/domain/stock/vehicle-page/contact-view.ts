import type { Vehicle } from '@/domain/vehicle/vehicle'
import { callNumber, type PhoneSettings } from './call-number'

export interface ContactView {
  /** Null where the vehicle has no number (PHONE-05). */
  readonly number: string | null
  /** Shown from the start, or only once a shopper reveals it (PHONE-01, PHONE-02). */
  readonly isNumberShown: boolean
  /** VDP-40. */
  readonly namesDealership: boolean
  /** Whether wide screens have the bottom bar (VDP-13). */
  readonly hasWideBar: boolean
  /** VDP-38. */
  readonly hasChat: boolean
  /** A browser key of the map service; empty shows only the link to directions. */
  readonly mapsKey: string
}

interface ContactSettings extends PhoneSettings {
  readonly 'phone.shownFromStart': boolean
  readonly 'vehiclePage.dealershipNamed': boolean
  readonly 'vehiclePage.stickyBottomBar': boolean
  readonly 'integrations.chatEnabled': boolean
  readonly 'integrations.mapsKey': string
}

export function contactView(
  vehicle: Pick<Vehicle, 'car_type' | 'location'>,
  settings: ContactSettings,
): ContactView {
  return {
    number: callNumber(vehicle, settings),
    isNumberShown: settings['phone.shownFromStart'],
    namesDealership: settings['vehiclePage.dealershipNamed'],
    hasWideBar: settings['vehiclePage.stickyBottomBar'],
    hasChat: settings['integrations.chatEnabled'],
    mapsKey: settings['integrations.mapsKey'],
  }
}
