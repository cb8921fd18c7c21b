import { enquiryEvent, testDriveEvent } from '@/domain/tracking/lead-events'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import type { FormPurpose } from '../form/lead-form'
import type { LeadCategory } from './lead-category'

/** The number of the tracking event that a sent form fires. The server chooses it (TRACK-05…08, TRACK-13…15, TRACK-18). */
export function leadEvent(
  purpose: FormPurpose,
  { category, subcategory }: LeadCategory,
  vehicle: Pick<Vehicle, 'car_type' | 'tag'> | null,
): number {
  if (purpose === 'test-drive' && vehicle) return testDriveEvent(vehicle)
  // A careers enquiry is filed as a general one, but tracked as what it is.
  const isCareers = subcategory !== null && /^career/i.test(subcategory)
  return enquiryEvent(isCareers ? subcategory : category, vehicle)
}
