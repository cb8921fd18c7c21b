import { bookingLabel } from '@/domain/test-drives/test-drive-word'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { vehicleTestDrive, vehicleWord, type WordSettings } from '@/domain/vehicle/vehicle-kind'
import { type ActionSettings, reserveTerms } from './vehicle-actions'

/** The texts of a vehicle's page that depend on the website and the kind of vehicle. */
export interface PageTexts {
  /** What the vehicle is called, with a capital. */
  readonly word: string
  readonly enquire: string
  readonly testDrive: string
  readonly reserveTerms: string
}

interface TextSettings extends WordSettings, Pick<ActionSettings, 'checkout.reserveAmountText'> {
  readonly 'enquiry.buttonText': string
}

export function pageTexts(
  vehicle: Pick<Vehicle, 'categories' | 'item_type' | 'simple_body'>,
  settings: TextSettings,
): PageTexts {
  const word = vehicleWord(vehicle, settings)
  return {
    word,
    enquire: settings['enquiry.buttonText'],
    testDrive: bookingLabel(vehicleTestDrive(vehicle, settings)),
    reserveTerms: reserveTerms(settings['checkout.reserveAmountText'], word.toLowerCase()),
  }
}
