import type { Vehicle } from '../vehicle/vehicle'
import { trackedEvents } from './events'

type Condition = Pick<Vehicle, 'car_type'>

/**
 * The category decides first, then the vehicle's condition; demos count as new (decision 42). Without a vehicle it is a
 * general enquiry (TRACK-05, 06, 13…15, 18).
 */
export function enquiryEvent(category: string, vehicle: Condition | null): number {
  if (/^career/i.test(category)) return trackedEvents.careerEnquiry
  if (/^finance/i.test(category)) return trackedEvents.financeEnquiry
  if (!vehicle) return trackedEvents.generalEnquiry
  return vehicle.car_type === 'used' ? trackedEvents.usedCarEnquiry : trackedEvents.newCarEnquiry
}

/** TRACK-07, 08. A Test Drive Only vehicle counts as new, even if it is used (decision 43). */
export function testDriveEvent(vehicle: Condition & Pick<Vehicle, 'tag'>): number {
  if (isTestDriveOnly(vehicle)) return trackedEvents.newCarTestDrive
  return vehicle.car_type === 'used' ? trackedEvents.usedCarTestDrive : trackedEvents.newCarTestDrive
}

/** TD-07, VDP-33. */
export function isTestDriveOnly({ tag }: Pick<Vehicle, 'tag'>): boolean {
  return tag?.trim().toLowerCase() === 'test drive only'
}

/** TRACK-11. Only used vehicles have one (decisions 42 and 44). */
export function vehiclePageEvent({ car_type }: Condition): number | null {
  return car_type === 'used' ? trackedEvents.usedCarPage : null
}
