import type { Vehicle } from '@/domain/vehicle/vehicle'

export interface PhoneSettings {
  readonly 'phone.override': string
  readonly 'phone.newNumber': string
  readonly 'phone.usedNumber': string
  readonly 'phone.demoNumber': string
  readonly 'phone.filterByCarType': boolean
  readonly 'phone.groupsMobiles': boolean
}

/**
 * Returns the number to call about a vehicle. The first of these wins (PHONE-04, PHONE-07): the site's override; the
 * number of the vehicle's condition, if the site chooses by condition (a demo without one uses the new number); the new
 * number; the used number; the location's number. Null without any (PHONE-05).
 */
export function callNumber(
  { car_type, location }: Pick<Vehicle, 'car_type' | 'location'>,
  settings: PhoneSettings,
): string | null {
  const { 'phone.newNumber': fresh, 'phone.usedNumber': used, 'phone.demoNumber': demo } = settings
  const byType = { new: fresh, used, demo: demo || fresh }[car_type]
  const number =
    settings['phone.override'] ||
    (settings['phone.filterByCarType'] && byType) ||
    fresh ||
    used ||
    location?.phone?.trim() ||
    null
  return number && formatPhone(number, settings)
}

/**
 * Formats a phone number (PHONE-06): `+61` becomes `0`, ten digits are grouped 2-4-4. Mobile, 13 and 18 numbers are
 * grouped 4-3-3 if the site asks for it (decision 33). Numbers with letters or of other lengths stay unchanged.
 */
export function formatPhone(
  number: string,
  { 'phone.groupsMobiles': groupsMobiles }: Pick<PhoneSettings, 'phone.groupsMobiles'>,
): string {
  if (/[a-z]/i.test(number)) return number
  const digits = number.replace(/[^\d+]/g, '').replace(/^\+61/, '0')
  if (!/^\d{10}$/.test(digits)) return number
  const groups =
    groupsMobiles && /^(04|13|18)/.test(digits) ? /^(\d{4})(\d{3})(\d{3})$/ : /^(\d{2})(\d{4})(\d{4})$/
  return digits.replace(groups, '$1 $2 $3')
}

/** Masks all but the first four digits or letters until the shopper reveals the number (PHONE-01, decision 93). */
export function maskPhone(number: string): string {
  let seen = 0
  return number.replace(/[\da-z]/gi, (character) => (++seen > 4 ? '•' : character))
}
