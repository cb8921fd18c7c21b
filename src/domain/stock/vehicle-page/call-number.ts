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
 * The number a shopper calls about a vehicle, first of: the site's one number; where numbers go by condition, its
 * condition's (a demo without one takes the new cars'); the new or the used number; that of the vehicle's location
 * (PHONE-04, PHONE-07). Null without any (PHONE-05).
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
 * A number as people read it (PHONE-06): `+61` becomes `0`, ten digits are grouped 2-4-4; mobiles, 13 and 18 numbers 4-3-3
 * where the site says so (decision 33). Numbers with words, and those of other lengths, stay as they are.
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

/** The first four digits and dots for the rest, until a shopper asks for the number (PHONE-01, decision 93). */
export function maskPhone(number: string): string {
  let seen = 0
  return number.replace(/[\da-z]/gi, (character) => (++seen > 4 ? '•' : character))
}
