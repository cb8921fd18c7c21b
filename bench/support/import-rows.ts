import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

type Listing = Record<string, string>

const KM_PER_MILE = 1.609344
const suburbs = ['Cardiff', 'Kedron', 'Wangara', 'Ringwood', 'Phillip', 'Hobart', 'Unley', 'Darwin']
const states = ['NSW', 'QLD', 'WA', 'VIC', 'ACT', 'TAS', 'SA', 'NT']

function toVehicle(listing: Listing, index: number): Record<string, unknown> {
  const { year, make = '', model_title: title = '' } = listing
  const words = title.split(' ').slice(1)
  const photo = (nth: number) => `https://images.example.com/stock/${listing.id}/${nth}.jpg`
  return {
    id: `${listing.id}-${index}`,
    stocknum: `S${index}`,
    year,
    make,
    model: words[0] ?? title,
    badge: words.slice(1).join(' '),
    km: Math.round(Number(listing.mileage_mi) * KM_PER_MILE) || null,
    price: listing.price_usd,
    price_type: 'Drive Away',
    car_type: listing.stock_type === 'New' ? 'new' : 'used',
    colour: listing.exterior_color,
    interior_colour: listing.interior_color,
    drive: listing.drive_train,
    fuel: listing.fuel_type,
    trans: listing.transmission,
    engine_size: listing.engine,
    city: suburbs[index % suburbs.length],
    state: states[index % states.length],
    images: [1, 2, 3, 4, 5].map((nth) => ({ image: { url: photo(nth), thumb: { url: photo(nth) } } })),
    dealercomments: `${title}, ${listing.exterior_color} outside and ${listing.interior_color} inside.|Uses ${listing.mpg} mpg.`,
    filtered_features: ['Bluetooth', 'Cruise control', 'Reversing camera'],
    status: 'in_stock',
  }
}

const readListings = (source: string): AsyncIterable<Listing> =>
  createReadStream(source)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, bom: true }))

function isUsable({ model_title: title, price_usd: price, year, mileage_mi: miles }: Listing): boolean {
  const isPlausible = Number(price) > 0 && Number(year) >= 1950 && !(Number(miles) > 1_000_000)
  return isPlausible && Boolean(title?.includes(' '))
}

/**
 * Writes `count` listings of the US file as Forecourt NDJSON: every `every`th one, because the file is sorted by make, from the
 * start again at its end. Skips listings that the importer rejects (no title, implausible figures).
 */
export async function writeImportRows(
  source: string,
  target: string,
  count: number,
  every = 1,
): Promise<void> {
  async function* lines() {
    let written = 0
    while (written < count) {
      const before = written
      let passed = 0
      for await (const listing of readListings(source)) {
        if (!isUsable(listing) || passed++ % every !== 0) continue
        yield `${JSON.stringify(toVehicle(listing, written))}\n`
        written += 1
        if (written === count) return
      }
      if (written === before) throw new Error('the source has no usable rows')
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(target))
}
