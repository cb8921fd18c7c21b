/** Where the page shows the vehicle's place (ROUTE-45). */
export const VEHICLE_MAP = 'vehicle-map'

/** Where the page says how to reach those who sell the vehicle. */
export const CONTACT_PANEL = 'contact'

/** The dialogs that a vehicle's page can open (VDP-17), by their ids. */
export const dialogs = {
  testDrive: 'test-drive',
  enquiry: 'enquiry',
  photos: 'request-photos',
  reserve: 'reserve-online',
  buy: 'buy-online',
  tradeIn: 'trade-in-valuation',
} as const
