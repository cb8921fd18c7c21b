import fc from 'fast-check'
import { vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { normaliseVehicle } from './normalise-vehicle'
import { indexLocations } from './place'

const context = {
  dealership: { slug: 'city', name: 'City Motors' },
  locations: indexLocations([]),
  now: new Date('2026-11-21T00:00:00Z'),
}
const golf = {
  id: 'F1',
  make: 'VOLKSWAGEN',
  model: 'Golf',
  badge: '110TSI',
  year: '2021',
  price: '$24,990',
  km: '85,000 km',
}

const recordOf = (vehicle: Record<string, unknown>) => {
  const result = normaliseVehicle(vehicle, context)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.record
}
const problemsOf = (vehicle: Record<string, unknown>) => {
  const result = normaliseVehicle(vehicle, context)
  return result.ok ? null : result.problems
}

describe('normaliseVehicle', () => {
  it('returns a value for every column', () => {
    expect(Object.keys(recordOf(golf)).sort()).toEqual(vehicleFields.map(({ column }) => column).sort())
  })

  it('derives the name, slug and other dependent fields', () => {
    expect(recordOf({ ...golf, stocknum: 'S77' })).toMatchObject({
      make: 'Volkswagen',
      name: '2021 Volkswagen Golf 110TSI',
      make_model: 'Volkswagen Golf',
      slug: '2021-volkswagen-golf-110tsi-s77',
      price_range: '20000-30000',
      status: 'in_stock',
      car_type: 'used',
      item_type: 'car',
      categories: ['Cars'],
      show_on_dealer_website: true,
      dealership_slug: 'city',
      dealership_name: 'City Motors',
    })
  })

  it('sets the price range from the advertised price [SEARCH-06, PRICE-02]', () => {
    const bracket = (changes: object) => recordOf({ ...golf, price: 31_000, ...changes }).price_range
    expect(bracket({ offer_price: 29_990 })).toBe('20000-30000')
    expect(bracket({ offer_price: 10 })).toBe('30000-40000')
    expect(bracket({ price: 10, offer_price: null })).toBeNull()
  })

  it.each([
    [{ id: 'F1', stocknum: 'S1', vin: 'X' }, 'F1'],
    [{ id: null, stocknum: 'S1' }, 'S1'],
    [{ id: '', vin: 'WVWZZZAUZMW000001' }, 'WVWZZZAUZMW000001'],
    [{ id: 42 }, '42'],
  ])('uses the first of id, stock number and VIN in %j as the key', (given, key) => {
    expect(normaliseVehicle({ ...golf, ...given }, context).key).toBe(key)
  })

  it('converts a sale date in milliseconds to seconds [ENT-04]', () => {
    const sold = recordOf({ ...golf, status: 'sold', sold_date_timestamp: 1_700_000_000_000 })
    expect(sold).toMatchObject({ status: 'sold', sold: true, sold_date_timestamp: 1_700_000_000 })
  })

  it('marks a vehicle sold when either the status or the sold flag says so [ENT-04]', () => {
    expect(recordOf({ ...golf, sold: 'Y' })).toMatchObject({ status: 'sold', sold: true })
  })

  it('recognises a caravan by its item type, category or body [TEN-15]', () => {
    for (const given of [{ item_type: 'caravan' }, { category: 'Caravans' }, { simple_body: 'Pop Top' }]) {
      expect(recordOf({ ...golf, ...given })).toMatchObject({
        item_type: 'caravan',
        categories: ['Caravans'],
      })
    }
  })

  it('recognises trucks and motorcycles by makes that build nothing else [TEN-15]', () => {
    expect(recordOf({ ...golf, make: 'hino' }).categories).toEqual(['Trucks'])
    expect(recordOf({ ...golf, make: 'Harley' }).categories).toEqual(['Motorcycles'])
    expect(recordOf({ ...golf, make: 'Harley', categories: ['Cars'] }).categories).toEqual(['Cars'])
  })

  it.each([
    [{ make: '' }, 'make', '', 'is missing'],
    [{ model: null }, 'model', '', 'is missing'],
    [{ id: null }, 'id', '', 'is missing, and so are stocknum and vin'],
    [{ year: 1899 }, 'year', '1899', 'is not between 1900 and 2028'],
    [{ year: 2029 }, 'year', '2029', 'is not between 1900 and 2028'],
    [{ price: -1 }, 'price', '-1', 'is negative'],
    [{ price: 'cheap' }, 'price', 'cheap', 'is not a number'],
    [{ km: '99999999' }, 'km', '99999999', 'is not between 0 and 3000000'],
    [
      { vin: 'OOOOOOOOOOOOOOOOO' },
      'vin',
      'OOOOOOOOOOOOOOOOO',
      'is not a VIN: 17 letters and digits without I, O and Q',
    ],
    [{ badge: 'a\u0001b' }, 'badge', 'a b', 'has control characters or broken encoding'],
    [{ status: 'stolen' }, 'status', 'stolen', 'is not a status: in_stock, sold or coming_soon'],
    [
      { variant: { fuelconsumptioncombined: 'much' } },
      'variant.fuelconsumptioncombined',
      'much',
      'is not a number',
    ],
    [{ state: 'Texas' }, 'state', 'Texas', 'is not an Australian state or territory'],
    [{ images: ['javascript:x'] }, 'images', 'javascript:x', 'is not an address that starts with https://'],
  ])('rejects %j with the field, value and reason', (change, field, value, reason) => {
    expect(problemsOf({ ...golf, ...change })).toEqual([{ field, value, reason }])
  })

  it('rejects a vehicle with every problem, one for each field', () => {
    const given = {
      make: '',
      model: '',
      km: 'far',
      price: -1,
      variant: { fuelconsumptioncombined: 'much', cylinders: '4' },
      state: 'Texas',
    }
    expect(problemsOf(given)?.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'make is missing',
      'model is missing',
      'id is missing, and so are stocknum and vin',
      'km is not a number',
      'price is negative',
      'variant.fuelconsumptioncombined is not a number',
      'state is not an Australian state or territory',
    ])
    expect(problemsOf({ ...golf, id: 'x'.repeat(101), km: -1 })?.map(({ field }) => field)).toEqual([
      'id',
      'km',
    ])
  })

  const notesOf = (vehicle: Record<string, unknown>) => {
    const result = normaliseVehicle(vehicle, context)
    return result.ok ? result.notes : null
  }

  it('adds no notes for recognised or unspecified values', () => {
    expect(notesOf({ ...golf, trans: 'Auto', fuel: 'Other', drive: 'Unknown', body: '–' })).toEqual([])
    expect(recordOf({ ...golf, fuel: 'Other' })).toMatchObject({ fuel: 'Other', simple_fuel: null })
  })

  it('reads a drive in the transmission field as the drive, and adds a note', () => {
    const given = { ...golf, trans: 'AWD' }
    expect(recordOf(given)).toMatchObject({
      trans: null,
      simple_transmission: null,
      drive: 'AWD',
      simple_drive: 'AWD',
    })
    expect(notesOf(given)).toEqual([{ field: 'trans', value: 'AWD', note: 'is read as the drive' }])
  })

  it('drops a drive in the transmission field when the drive field has its own, and adds a note', () => {
    const given = { ...golf, trans: 'AWD', drive: 'Front Wheel Drive' }
    expect(recordOf(given)).toMatchObject({ trans: null, simple_transmission: null, simple_drive: 'FWD' })
    expect(notesOf(given)).toEqual([{ field: 'trans', value: 'AWD', note: 'is a drive, so it is left out' }])
  })

  it('keeps unrecognised words as text, omits them from the filters, and adds a note for each', () => {
    const given = { ...golf, trans: 'Magic', fuel: 'Steam', drive: 'Legs', body: 'Hovercraft' }
    expect(recordOf(given)).toMatchObject({
      trans: 'Magic',
      simple_transmission: null,
      fuel: 'Steam',
      simple_fuel: null,
      drive: 'Legs',
      simple_drive: null,
      bodyconfiguration: 'Hovercraft',
      simple_body: null,
    })
    expect(notesOf(given)).toEqual([
      { field: 'body', value: 'Hovercraft', note: 'is not a body that shoppers can filter by' },
      { field: 'trans', value: 'Magic', note: 'is not a transmission that shoppers can filter by' },
      { field: 'fuel', value: 'Steam', note: 'is not a fuel that shoppers can filter by' },
      { field: 'drive', value: 'Legs', note: 'is not a drive that shoppers can filter by' },
    ])
  })

  it('capitalises an unknown make and adds a note', () => {
    expect(recordOf({ ...golf, make: 'kaiyi' }).make).toBe('Kaiyi')
    expect(notesOf({ ...golf, make: 'kaiyi' })).toEqual([
      { field: 'make', value: 'kaiyi', note: 'is an unknown make, listed as “Kaiyi”' },
    ])
  })

  it('accepts the first and last valid year', () => {
    for (const year of [1900, 2028]) expect(recordOf({ ...golf, year }).year).toBe(year)
  })

  it('keeps the key of a rejected vehicle, so that the vehicle does not count as removed', () => {
    expect(normaliseVehicle({ ...golf, km: -1 }, context)).toMatchObject({ ok: false, key: 'F1' })
  })

  it('shows at most 80 characters of a rejected value', () => {
    expect(problemsOf({ ...golf, badge: 'x'.repeat(300) })?.[0]?.value).toHaveLength(80)
  })

  it('keeps the feed’s creation date, even one in the future', () => {
    const result = normaliseVehicle({ ...golf, created_at: '2030-01-01' }, context)
    expect(result).toMatchObject({ createdAt: Date.UTC(2030, 0, 1) })
  })
})

describe('normaliseVehicle on arbitrary input', () => {
  const names = [
    ...vehicleFields.map(({ name }) => name),
    'id',
    'location',
    'body',
    'transmission',
    'variant',
  ]

  it('never throws for any JSON', () => {
    const vehicle = fc.dictionary(fc.constantFrom(...names), fc.jsonValue())
    fc.assert(
      fc.property(vehicle, (given) => {
        expect(typeof normaliseVehicle(given, context).ok).toBe('boolean')
        expect(typeof normaliseVehicle({ ...golf, ...given, make: 'Kia' }, context).ok).toBe('boolean')
      }),
      { numRuns: 300 },
    )
  })

  it('returns the same record when its output is normalised again', () => {
    const texts = fc.record({
      badge: fc.string({ maxLength: 60 }),
      dealercomments: fc.string({ maxLength: 200 }),
      price: fc.integer({ min: 0, max: 500_000 }),
      simple_body: fc.constantFrom('4D Wagon', 'Ute / Tray', 'Cruiser'),
      fuel: fc.constantFrom('Unleaded', 'PHEV', 'Steam'),
      state: fc.constantFrom('Victoria', 'AU-WA'),
      rego_expiry: fc.constantFrom('31/12/2026', ''),
    })
    fc.assert(
      fc.property(texts, (given) => {
        const once = normaliseVehicle({ ...golf, ...given }, context)
        if (!once.ok) return
        const again = { ...once.record, dealercomments: once.record.dealercomments, id: once.key }
        const twice = recordOf(again)
        // A text that still contains an entity (`&amp;lt;`) is decoded again, like any other feed text.
        fc.pre(!/&|</.test(`${given.badge}${given.dealercomments}`))
        expect(twice).toEqual(once.record)
      }),
    )
  })
})
