import type { CsvFormat } from './stock-file-format'

const priceColumns = ['DAP Price', 'EGC Price']

/**
 * Dealer Studio's FTP file (docs.dealerstudio.com.au/article/115). A drive-away price takes precedence over one that excludes
 * government charges. The purchase cost is confidential and is not read.
 */
export const dealerStudioCsv: CsvFormat = {
  name: 'dealer-studio-csv',
  syntax: 'csv',
  requiredColumns: ['Stock number', 'Make', 'Model', 'Year'],
  requiredValues: ['Stock number', 'Make', 'Model', 'Year'],
  columns: {
    stocknum: 'Stock number',
    car_type: 'Car type',
    make: 'Make',
    model: 'Model',
    badge: 'Badge',
    series: 'Series',
    'variant.cylinders': 'Cylinders',
    regplate: 'Rego',
    rego_expiry: 'Rego expiry (dd/mm/yyyy)',
    vin: 'Vin',
    body: 'Body',
    bodyconfiguration: 'Body',
    year: 'Year',
    km: 'Odometer',
    interior_colour: 'Interior Colour',
    colour: 'Exterior Colour',
    location: 'Location code',
    carsales_title: 'Vehicle description',
    build_date: 'Build date',
    compliance_date: 'Compliance date',
    dealercomments: 'Dealercomments',
    fuel: 'Fuel',
    trans: 'Transmission',
    doors: 'Doors',
    seats: 'Seats',
    standardEquipment: 'Features',
    filtered_features: 'Features',
    certified: 'Certified',
    drive: 'Drive',
    engine_size: 'Engine size',
    'variant.enginesize': 'Engine size',
    nvic: 'NVIC code',
  },
  composed: { price: priceColumns, price_type: priceColumns },
  complete(vehicle, read) {
    const driveAway = read('DAP Price')
    const excluding = read('EGC Price')
    if (driveAway !== undefined) return { ...vehicle, price: driveAway, price_type: 'Drive Away' }
    if (excluding !== undefined) return { ...vehicle, price: excluding, price_type: 'Excl. Govt. Charges' }
    return vehicle
  },
}
