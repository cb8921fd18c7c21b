import { priceDisplay } from '@/domain/pricing/price-display'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { type DealerSite, openDealerSite } from './dealer-site'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const only = async () => [...(await site.stock()).values()][0]

const dealerStudioColumns =
  'Stock number,Car type,Make,Model,DAP Price,EGC Price,Badge,Series,Cylinders,Rego,Rego expiry (dd/mm/yyyy),Vin,Body,Year,Odometer,Interior Colour,Exterior Colour,Location code,Vehicle description,Build date,Compliance date,Dealercomments,Fuel,Transmission,Doors,Seats,Purchase cost,Features,Certified,Drive,Engine size,Encrypted Redbook code,NVIC code,Autograb ID'
const dealerStudioRow =
  'S77,Used,KIA,Sportage,"32,990",31500,GT-Line,NQ5,4,1ABC234,31/12/2026,KNAPX81CDN7000001,4D WAGON,2022,"45,120 km",Black,Clear White,COAST,Low kms,05/2022,06/2022,"One owner.<br>Books, keys",Diesel,8 Speed Sports Automatic,5,5,25000,"Sunroof, Heated seats",Y,AWD,2.0,X,ABC22,9'

describe('Dealer Studio CSV', () => {
  it('is read column by column, without the purchase cost', async () => {
    const outcome = await site.importText(`${dealerStudioColumns}\r\n${dealerStudioRow}\r\n`)
    expect(outcome).toMatchObject({ format: 'dealer-studio-csv', counts: { added: 1, rejected: 0 } })
    const stored = await only()
    expect(stored).toMatchObject({
      feed_key: 'S77',
      stocknum: 'S77',
      car_type: 'used',
      make: 'Kia',
      model: 'Sportage',
      price: 32990,
      price_type: 'Drive Away',
      badge: 'GT-Line',
      series: 'NQ5',
      variant_cylinders: '4',
      regplate: '1ABC234',
      rego_expiry: '2026-12-31',
      vin: 'KNAPX81CDN7000001',
      simple_body: 'Wagon',
      bodyconfiguration: '4D WAGON',
      year: 2022,
      km: 45120,
      interior_colour: 'Black',
      colour: 'Clear White',
      location_name: 'Coast',
      city: 'Bunbury',
      carsales_title: 'Low kms',
      build_date: '2022-05',
      compliance_date: '2022-06',
      dealercomments: 'One owner.|Books, keys',
      simple_fuel: 'Diesel',
      simple_transmission: 'Automatic',
      doors: 5,
      seats: 5,
      filtered_features: ['Sunroof', 'Heated seats'],
      certified: true,
      simple_drive: 'AWD',
      engine_size: '2.0',
      nvic: 'ABC22',
    })
    expect(JSON.stringify(stored)).not.toContain('25000')
  })

  it.each([';', '\t', '|'])(
    'is read with %j as the separator, and with columns in any order and case',
    async (delimiter) => {
      const text = ['YEAR,model,make,stock_number,EGC price', '2020,Rio,Kia,S1,"$15,990"'].join('\n')
      const other = text.replaceAll(/,(?!990)/g, delimiter)
      expect(await site.importText(other)).toMatchObject({ counts: { added: 1 } })
      expect(await only()).toMatchObject({
        price: 15990,
        price_type: 'Excl. Govt. Charges',
        make: 'Kia',
        year: 2020,
      })
    },
  )

  it('rejects bad rows with the file’s own column names and line numbers', async () => {
    const rows = [
      'S1,Kia,Rio,2020,10',
      'S2,Kia,Rio,1800,10',
      ',Kia,Rio,2020,10',
      'S4,Kia',
      '"S5","Kia\n","Rio",2020,far',
      'S6,Kia,Rio,2020,1',
    ]
    const outcome = await site.importText(`Stock number,Make,Model,Year,Odometer\n${rows.join('\n')}\n`)
    expect(outcome.counts).toMatchObject({ read: 6, added: 2, rejected: 4 })
    expect(outcome.rejections).toEqual([
      { line: 3, stock: 'S2', field: 'Year', value: '1800', reason: 'is not between 1900 and 2028' },
      { line: 4, field: 'Stock number', value: '', reason: 'is missing' },
      { line: 5, stock: 'S4', field: '', value: '2 columns', reason: 'does not have 5 columns' },
      { line: 6, stock: 'S5', field: 'Odometer', value: 'far', reason: 'is not a number' },
    ])
  })
})

describe('Google vehicle listings CSV', () => {
  const importPrices = (price: string, recommended: string) =>
    site.importText(
      `id,vin,store_code,price,condition,make,model,year,vehicle_msrp\nG1,KNAPX81CDN7000001,city-yard,${price},used,Kia,Sportage,2022,${recommended}\n`,
    )

  it.each([
    ['29990 AUD', '31990 AUD', 31_990],
    ['29990 AUD', '"31,990"', 31_990],
    ['29990 AUD', '29990', null],
    ['29990 AUD', '27500 AUD', null],
    ['29990', '', null],
  ])(
    'with a price of %s and a recommended one of %s strikes through %p [PRICE-02]',
    async (price, recommended, before) => {
      await importPrices(price, recommended)
      const options = { noPriceText: '', priceThreshold: 10, offersSubscription: false }
      const vehicle = await only()
      expect(vehicle?.price).toBe(29_990)
      expect(priceDisplay(vehicle as unknown as Vehicle, options)).toEqual({
        kind: 'price',
        amount: 29_990,
        before,
        priceType: null,
      })
      expect(vehicle?.before_price).toBe(before)
    },
  )

  it('rejects a row with an invalid recommended price by its column', async () => {
    expect((await importPrices('29990', 'far')).rejections).toEqual([
      { line: 2, stock: 'G1', field: 'vehicle_msrp', value: 'far', reason: 'is not a number' },
    ])
  })

  it('is read for the dealership that the import names', async () => {
    const columns =
      'id,vin,store_code,dealership_name,dealership_address,price,condition,make,model,year,trim,mileage,image_link,additional_image_link,vehicle_msrp,certified_pre_owned,exterior_color,date_in_stock'
    const row =
      'G1,KNAPX81CDN7000001,city-yard,Other Name,1 Street,29990 AUD,used,Kia,Sportage,2022,GT,45000 km,https://a.example/1.jpg,"https://a.example/2.jpg,https://a.example/3.jpg",31990 AUD,yes,White,2026-11-01'
    expect(await site.importText(`${columns}\n${row}\n`)).toMatchObject({
      format: 'google-vehicle-listings-csv',
      counts: { added: 1 },
    })
    expect(await only()).toMatchObject({
      feed_key: 'G1',
      dealership_name: 'City Motors',
      location_name: 'City Yard',
      price: 29990,
      before_price: 31990,
      car_type: 'used',
      badge: 'GT',
      km: 45000,
      photos_count: 3,
      primary_image_url: 'https://a.example/1.jpg',
      certified: true,
      colour: 'White',
      created_at: new Date('2026-11-01T00:00:00Z'),
    })
  })
})

describe('AU vehicle prices CSV', () => {
  const columns =
    'Brand,Year,Model,Car/Suv,Title,UsedOrNew,Transmission,Engine,DriveType,FuelType,FuelConsumption,Kilometres,ColourExtInt,Location,CylindersinEngine,BodyType,Doors,Seats,Price'
  const importRow = async (row: string) => {
    expect(await site.importText(`${columns}\n${row}\n`)).toMatchObject({
      format: 'au-vehicle-prices',
      counts: { added: 1 },
    })
    return only()
  }

  it('has split makes, cut models, seats under doors and placeholders corrected', async () => {
    expect(
      await importRow(
        'Land,2019,Rover,SUV,2019 Land Rover Range Rover Sport SDV6 HSE,USED,Automatic,"6 cyl, 3 L",4WD,Diesel,0 L / 100 km,65000,White / -,"Warrenheip, AU-VIC",6 cyl,SUV, 7 Seats,,POA',
      ),
    ).toMatchObject({
      make: 'Land Rover',
      model: 'Range Rover Sport',
      badge: 'SDV6 HSE',
      colour: 'White',
      interior_colour: null,
      city: 'Warrenheip',
      state: 'VIC',
      location_id: null,
      doors: null,
      seats: 7,
      price: null,
      km: 65000,
      variant_cylinders: '6',
      engine_size_litres: '3',
      variant_fuelconsumptioncombined: null,
    })
  })

  it('has new cars to order read without kilometres, with the warranty from the colour column', async () => {
    expect(
      await importRow(
        'Hyundai,2023,Santa,NEW Available to order,2023 Hyundai Santa FE Active,NEW,-,-,Other,-,-,- / -,5 years / Unlimited km,,-,SUV,,,45000',
      ),
    ).toMatchObject({
      model: 'Santa FE',
      badge: 'Active',
      car_type: 'new',
      status: 'coming_soon',
      km: null,
      colour: null,
      simple_fuel: null,
      simple_drive: null,
    })
  })
})
