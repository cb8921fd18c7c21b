import { vehicleFields } from '@/domain/vehicle/vehicle-fields'
import { type DealerSite, openDealerSite, type Row } from './dealer-site'
import { fullRecord } from './full-record'

let site: DealerSite
let stored: Row

beforeAll(async () => {
  site = await openDealerSite()
  await site.import([{ ...fullRecord, location: { slug: 'city-yard' } }])
  stored = (await site.stock()).get('F-1001') ?? {}
})
afterAll(() => site.close())

const groupOf = (name: string) => {
  if (name === 'variant') return 'ENT-09'
  if (name === 'specifications') return 'ENT-10'
  return name === 'autograb_data' ? 'ENT-11' : 'ENT-12'
}

const entities: [id: string, names: string[]][] = [
  ['ENT-01', ['slug', 'name', 'year', 'make', 'model', 'badge', 'series', 'colour', 'interior_colour', 'km']],
  ['ENT-02', ['price', 'before_price', 'offer_price', 'subscription_price', 'preorder', 'price_type']],
  ['ENT-03', ['stocknum', 'vin', 'regplate', 'rego_expiry', 'build_date', 'compliance_date', 'nvic']],
  [
    'ENT-04',
    [
      'status',
      'sold_date_timestamp',
      'car_type',
      'item_type',
      'categories',
      'tag',
      'reserved',
      'sold',
      'certified',
    ].concat(['file', 'views', 'show_on_dealer_website']),
  ],
  [
    'ENT-05',
    [
      'photos_count',
      'images',
      'thumbnails',
      'primary_image_url',
      'video_url',
      'external_video_url',
      'spin_images',
    ].concat(['spin_code', 'spin_interior_image', 'hotspots']),
  ],
  ['ENT-06', ['standardEquipment', 'dealercomments', 'carsales_title', 'filtered_features']],
  ['ENT-07', ['private_suburb', 'private_postcode', 'location_name', 'city', 'state']],
  [
    'ENT-08',
    [
      'simple_body',
      'simple_transmission',
      'trans',
      'simple_fuel',
      'simple_drive',
      'drive',
      'fuel',
      'seats',
      'doors',
    ].concat(['engine_size', 'engine_size_litres', 'gearnum', 'bodyconfiguration', 'manufacturer_body']),
  ],
  ['ENT-13', ['finance_lenders']],
]
const derived = ['dealership_slug', 'dealership_name', 'make_model', 'price_range']

describe('a full record', () => {
  it.each(entities)('is stored field by field [%s]', (_, names) => {
    for (const name of names) {
      const column = vehicleFields.find((field) => field.name === name && !field.group)?.column ?? name
      expect({ [name]: stored[column] }).toEqual({ [name]: fullRecord[name] })
    }
  })

  it.each(['variant', 'specifications', 'autograb_data', 'youxQuote'].map((name) => [groupOf(name), name]))(
    'is stored with its groups [%s: %s]',
    (_, group) => {
      for (const field of vehicleFields.filter((candidate) => candidate.group === group)) {
        const given = (fullRecord[group] as Row)[field.name]
        expect({ [field.name]: stored[field.column] }).toEqual({ [field.name]: given })
      }
    },
  )

  it('has its creation and change times [ENT-04]', () => {
    expect(stored.created_at).toEqual(new Date(fullRecord.created_at as string))
    expect(stored.updated_at).toEqual(new Date(fullRecord.updated_at as string))
  })

  it('gets its dealership, its location and its derived fields [ENT-07] [SEARCH-06]', async () => {
    const { rows } = await site.pool.query(`SELECT id FROM locations WHERE slug = 'city-yard'`)
    expect(stored).toMatchObject({
      tenant_id: site.tenantId,
      dealership_id: site.city,
      dealership_slug: 'city',
      dealership_name: 'City Motors',
      location_id: rows[0].id,
      make_model: 'Volkswagen Golf',
      price_range: '20000-30000',
      custom_rank: 77,
    })
  })

  it('covers every field of the catalogue', () => {
    const tried = new Set([...entities.flatMap(([, names]) => names), ...derived, 'custom_rank'])
    const own = vehicleFields.filter(({ group }) => !group).map(({ name }) => name)
    expect(own.filter((name) => !tried.has(name))).toEqual([])
  })
})
