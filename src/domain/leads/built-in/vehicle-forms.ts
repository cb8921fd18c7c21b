import type { LeadForm } from '../form/lead-form'
import { builtInForm } from './built-in-form'
import type { FormSite, FormVehicle } from './form-site'

/** The forms in the dialogs of a vehicle's page (ENQ-24, TD-01, PHOTO-01). */
export interface VehicleForms {
  readonly vehicle: FormVehicle
  readonly enquiry: LeadForm
  readonly testDrive: LeadForm
  readonly photos: LeadForm
}

export function vehicleForms(vehicle: FormVehicle, site: FormSite): VehicleForms {
  const context = { vehicle, locationId: vehicle.locationId }
  return {
    vehicle,
    enquiry: builtInForm('enquiry', site, context),
    testDrive: builtInForm('test-drive', site, context),
    photos: builtInForm('photo-request', site, context),
  }
}
