import { createHash } from 'node:crypto'
import type { FeedVehicle } from '@/domain/stock/normalise/fields/feed-vehicle'
import { FieldProblem } from '@/domain/stock/normalise/fields/field-problem'
import { leadingMake } from '@/domain/stock/normalise/makes'
import type { CsvFormat, ReadColumn } from './stock-file-format'

/** Two-word models, which the file's Model column cuts after the first word (`Santa`, `Grand`, `Land`). */
const splitModels =
  /^(santa fe|grand \w+|land cruiser|range rover(?: (?:sport|evoque|velar|vogue))?|discovery sport|eclipse cross|d-max|model [3sxy]|mu-x)(?= |$)/i

/** Dollars. Lower prices in this file are typing errors ($88). */
const LOWEST_PRICE = 200

/** Splits the title into make, model and badge. `Brand` and `Model` are cut at their first space; the title is complete. */
function splitTitle(title: string, read: ReadColumn): FeedVehicle {
  const words = title.replace(/^\d{4}\s+/, '')
  const make = leadingMake(words) ?? read('Brand') ?? ''
  const rest = words.slice(make.length).trim()
  const given = read('Model') ?? ''
  const startsAsGiven = rest.toLowerCase().startsWith(given.toLowerCase())
  const plainModel =
    startsAsGiven && given !== '' ? rest.slice(0, given.length) : (rest.split(' ', 1)[0] ?? '')
  const model = splitModels.exec(rest)?.[0] ?? plainModel
  return { make, model, badge: rest.slice(model.length).trim() }
}

/** Parses `8.7 L / 100 km`. The file writes an unknown consumption as 0. */
function consumption(text: string | undefined): string | undefined {
  return text === undefined || /^0(\.0+)? /.test(text) ? undefined : text
}

/** Parses `4 cyl, 2.2 L`. */
function engine(text: string | undefined): FeedVehicle {
  const cylinders = /(\d+) cyl/.exec(text ?? '')?.[1]
  const litres = /([\d.]+) L$/.exec(text ?? '')?.[1]
  return { cylinders, litres: litres === '0' ? undefined : litres }
}

function unlessOther(text: string | undefined): string | undefined {
  return text === 'Other' ? undefined : text
}

/** Parses exterior and interior, `White / Black`. For new cars the column holds the warranty instead. */
function colours(text: string | undefined): FeedVehicle {
  if (text === undefined || /\bkm\b/.test(text)) return {}
  const [colour, interior] = text.split(' / ')
  return { colour: unlessOther(colour), interior_colour: unlessOther(interior) }
}

/** Parses `Caringbah, NSW`. */
function place(text: string | undefined): FeedVehicle {
  const comma = text?.lastIndexOf(',') ?? -1
  return text === undefined || comma < 0
    ? { city: text }
    : { city: text.slice(0, comma), state: text.slice(comma + 1).trim() }
}

/** Some rows have ` 7 Seats` in the Doors column and an empty Seats column. */
function doorsAndSeats(read: ReadColumn): FeedVehicle {
  const [doors, seats] = [read('Doors'), read('Seats')]
  return doors?.includes('Seats') ? { seats: seats ?? doors } : { doors, seats }
}

function checkPrice(price: string | undefined): void {
  if (price !== undefined && Number(price) < LOWEST_PRICE) {
    throw new FieldProblem(price, `is below $${LOWEST_PRICE}, too low for a vehicle`, 'Price')
  }
}

const keyColumns = [
  'Title',
  'UsedOrNew',
  'Transmission',
  'Engine',
  'DriveType',
  'FuelType',
  'FuelConsumption',
].concat(['Kilometres', 'ColourExtInt', 'Location', 'Car/Suv', 'BodyType', 'Doors', 'Seats', 'Price'])

/** Derives a key by hashing the listing's columns, because the file has neither stock numbers nor VINs. */
function keyOf(read: ReadColumn): string {
  const values = keyColumns.map((column) => read(column) ?? '').join('\u0000')
  return createHash('sha256').update(values).digest('hex').slice(0, 12)
}

/** Australian listings of 2023 as published on Kaggle. tests/fixtures/SOURCES.md lists the faults of the file. */
export const auVehiclePrices: CsvFormat = {
  name: 'au-vehicle-prices',
  syntax: 'csv',
  requiredColumns: ['Brand', 'Year', 'Model', 'Title', 'UsedOrNew', 'Kilometres', 'Price'],
  requiredValues: ['Title', 'Year'],
  columns: {
    year: 'Year',
    car_type: 'UsedOrNew',
    trans: 'Transmission',
    km: 'Kilometres',
    price: 'Price',
  },
  composed: {
    id: ['Title'],
    make: ['Title', 'Brand'],
    model: ['Title', 'Model'],
    badge: ['Title'],
    carsales_title: ['Title'],
    status: ['Car/Suv'],
    colour: ['ColourExtInt'],
    interior_colour: ['ColourExtInt'],
    city: ['Location'],
    state: ['Location'],
    doors: ['Doors'],
    seats: ['Seats', 'Doors'],
    fuel: ['FuelType'],
    drive: ['DriveType'],
    body: ['BodyType'],
    engine_size_litres: ['Engine'],
    'variant.cylinders': ['Engine'],
    'variant.enginesize_litres': ['Engine'],
    'variant.fuelconsumptioncombined': ['FuelConsumption'],
  },
  complete(vehicle, read) {
    const title = read('Title') ?? ''
    checkPrice(read('Price'))
    const { cylinders, litres } = engine(read('Engine'))
    return {
      ...vehicle,
      ...splitTitle(title, read),
      ...colours(read('ColourExtInt')),
      ...place(read('Location')),
      ...doorsAndSeats(read),
      fuel: unlessOther(read('FuelType')),
      drive: unlessOther(read('DriveType')),
      body: unlessOther(read('BodyType')),
      id: keyOf(read),
      status: read('Car/Suv') === 'NEW Available to order' ? 'coming_soon' : 'in_stock',
      carsales_title: title,
      engine_size_litres: litres,
      variant: {
        cylinders,
        enginesize_litres: litres,
        fuelconsumptioncombined: consumption(read('FuelConsumption')),
      },
    }
  },
}
