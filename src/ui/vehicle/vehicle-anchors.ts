/** The anchor of the vehicle's location (ROUTE-45). */
export const VEHICLE_MAP = 'vehicle-map'

export const CONTACT_PANEL = 'contact'

/** The ids of the dialogs on a vehicle page (VDP-17). */
export const dialogs = {
  testDrive: 'test-drive',
  enquiry: 'enquiry',
  photos: 'request-photos',
  buy: 'buy-online',
} as const
