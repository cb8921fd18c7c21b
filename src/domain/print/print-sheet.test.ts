import type { Licence } from '@/domain/content/site-chrome'
import { vehicle } from '~/tests/support/vehicle'
import { pdfPath, printPath } from './print-path'
import { printSheet } from './print-sheet'

const licences: Licence[] = [
  { kind: 'dealer', number: 'LMD 1', places: ['Burswood'], locations: ['7'], dealerships: ['1'] },
  { kind: 'dealer', number: 'LMD 2', places: ['Perth City'], locations: ['8'], dealerships: ['1'] },
  { kind: 'dealer', number: 'LMD 3', places: ['Burswood'], locations: ['9'], dealerships: ['2'] },
  { kind: 'repairer', number: 'MVRL 9', places: ['Burswood'], locations: ['7'], dealerships: ['1'] },
]

const sheetOf = (
  changes: Parameters<typeof vehicle>[0] = {},
  more: Partial<Parameters<typeof printSheet>[0]> = {},
) =>
  printSheet({
    vehicle: vehicle(changes),
    price: null,
    weekly: null,
    smallPrint: null,
    leadWith: 'usual',
    phone: null,
    licences,
    address: 'https://dealer.example/cars/kia-rio',
    now: new Date('2026-11-05T02:00:00Z'),
    ...more,
  })

describe('printSheet', () => {
  it('shows the price as the website does: reduced, weekly, as text, or not at all [SHARE-11, PRICE-01…09]', () => {
    const priced = (price: Parameters<typeof printSheet>[0]['price']) => sheetOf({}, { price }).price
    expect(priced({ kind: 'price', amount: 24_990, before: 26_990, priceType: 'Drive Away' })).toEqual({
      amount: '$24,990',
      before: '$26,990',
      note: 'Drive Away',
    })
    expect(priced({ kind: 'subscription', amount: 199 })).toEqual({
      amount: '$199',
      before: null,
      note: 'per week subscription',
    })
    expect(priced({ kind: 'text', text: 'PREORDER' })?.amount).toBe('PREORDER')
    expect(priced(null)).toBeNull()
  })

  it('shows a repayment only with its comparison rate and the lender’s words [SHARE-11, CARD-03, FIN-51]', () => {
    const warning = 'WARNING: for the example given.'
    const weekly = { weekly: 121, comparisonRate: 8.19, warning }
    const saying = (disclaimer: string) => sheetOf({}, { weekly, smallPrint: { warning, disclaimer } }).weekly
    expect(saying('Indicative only.\n\nNot a formal quote.')).toEqual({
      lead: null,
      amount: '$121 per week',
      rate: '8.19% p.a. comparison rate*',
      words: 'WARNING: for the example given. Indicative only. Not a formal quote.',
    })
    expect(saying('')?.words).toBe(warning)
    expect(sheetOf({}, { weekly }).weekly).toBeNull()
    expect(sheetOf().weekly).toBeNull()
    // Words that do not fit are not truncated: the sheet omits the repayment.
    const longest = 2400 - warning.length - 1
    expect(saying('x'.repeat(longest))?.words).toHaveLength(2400)
    expect(saying('x'.repeat(longest + 1))).toBeNull()
  })

  it('distinguishes weekly finance from a weekly subscription in the words of the vehicle’s page [SHARE-11, PRICE-01]', () => {
    const weekly = { weekly: 142, comparisonRate: 8.54, warning: 'WARNING.' }
    const smallPrint = { warning: 'WARNING.', disclaimer: '' }
    const sheet = sheetOf({}, { weekly, smallPrint, price: { kind: 'subscription', amount: 185 } })
    expect([sheet.price?.note, sheet.weekly?.lead]).toEqual(['per week subscription', 'Or buy it on finance'])
  })

  it('lists the identifying specifications before all others, however many there are [SHARE-11]', () => {
    const sheet = sheetOf({
      stocknum: 'A12',
      colour: 'Red',
      interior_colour: 'Black',
      regplate: 'ABC123',
      gearnum: '6',
      engine_size: '1998',
      build_date: '2025-03',
      compliance_date: '2025-04',
      variant: {
        ...vehicle().variant,
        cylinders: '4',
        induction: 'Turbo',
        torque: '300',
        towingcapacitybraked: '2000',
        grossvehiclemass: '2400',
        fuelcapacity: '50',
        vehiclelength: '4500',
        vehiclewidth: '1800',
        vehicleheight: '1600',
      },
    })
    expect(sheet.specs).toHaveLength(18)
    expect(sheet.specs.slice(0, 2).map(({ label, text }) => [label, text])).toEqual([
      ['Stock number', 'A12'],
      ['Colour', 'Red'],
    ])
    expect(new Set(sheet.specs.map(({ key }) => key)).size).toBe(18)
  })

  it('shows the full phone number, and none for a sold vehicle [PHONE-01, SHARE-11]', () => {
    const phone = '07 3111 2000'
    expect(sheetOf({}, { phone }).phone).toBe(phone)
    expect(sheetOf({ status: 'sold' }, { phone }).phone).toBeNull()
  })

  it('shows the licence of the vehicle’s location, else its dealership’s, else none [LOC-23]', () => {
    const sold = (location_id: string | null, dealership_id: string) =>
      sheetOf({ location_id, dealership_id }).licences
    expect(sold('7', '1')).toEqual(['LMD 1'])
    // Another dealership's location of the same name does not count.
    expect(sold('9', '2')).toEqual(['LMD 3'])
    expect(sold(null, '1')).toEqual(['LMD 1', 'LMD 2'])
    expect(sold('10', '2')).toEqual(['LMD 3'])
    expect(sold(null, '3')).toEqual([])
  })

  it('shows the vehicle’s location with the city only once', () => {
    const stands = (location_name: string | null, city: string | null) =>
      sheetOf({ location_name, city, state: 'QLD' }).place
    expect(stands('Southern Cross Moorooka', 'Moorooka')).toBe('Southern Cross Moorooka, QLD')
    expect(stands('North Yard', 'Aspley')).toBe('North Yard, Aspley, QLD')
    expect(stands(null, 'Aspley')).toBe('Aspley, QLD')
  })

  it('omits duplicates and items that do not fit', () => {
    const sheet = sheetOf({
      seats: 5,
      doors: 5,
      filtered_features: Array.from({ length: 40 }, (_, i) => `F${Math.floor(i / 2)}`),
    })
    expect(sheet.lead.map(({ label }) => label)).toContain('Seats')
    expect(sheet.specs.map(({ label }) => label)).not.toContain('Seats')
    expect(sheet.specs.map(({ label }) => label)).toContain('Doors')
    expect(sheet.features).toHaveLength(18)
  })

  it('shows a subtitle and the date', () => {
    expect(sheetOf({ carsales_title: '2021 kia rio' }).subtitle).toBeNull()
    expect(sheetOf({ carsales_title: '2021 Kia Rio GT-Line Auto' }).subtitle).toBe('GT-Line Auto')
    expect(sheetOf({ badge: 'GT-Line', series: 'YB' }).subtitle).toBe('GT-Line YB')
    expect(sheetOf().asOf).toBe('As advertised on 5 Nov 2026.')
    const now = new Date('2026-11-22T13:25:00Z')
    const asOf = (state: string) => sheetOf({ state }, { now }).asOf
    // 9:25 pm in Perth.
    expect([asOf('WA'), asOf('NSW')]).toEqual([
      'As advertised on 22 Nov 2026.',
      'As advertised on 23 Nov 2026.',
    ])
  })

  it.each<[string | null, Parameters<typeof vehicle>[0]]>([
    [null, {}],
    ['Reserved', { reserved: true }],
    ['Coming soon', { status: 'coming_soon' }],
    ['Reserved', { status: 'coming_soon', reserved: true }],
    ['Sold', { status: 'sold', reserved: true }],
  ])('shows the status %p for %j [ROUTE-25, SHARE-11]', (standing, changes) => {
    expect(sheetOf(changes).standing).toBe(standing)
  })
})

describe('the print paths', () => {
  it('contain the vehicle’s slug [ROUTE-25, SHARE-08, SHARE-11]', () => {
    expect(printPath({ slug: 'kia rio' })).toBe('/print?car_id=kia%20rio')
    expect(pdfPath({ slug: 'kia rio' })).toBe('/api/print/kia%20rio')
  })
})
