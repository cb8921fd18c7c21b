import fc from 'fast-check'
import { inherited } from '~/tests/support/inherited'
import { searchWords } from './searchable-text'
import { understandText, withoutPlace } from './understand-text'
import type { StockVocabulary } from './vocabulary/stock-vocabulary'
import type { UnderstandOptions } from './vocabulary/understood'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 3 }))

const vocabulary: StockVocabulary = {
  makes: [
    { name: 'Audi', models: ['A3'] },
    { name: 'Chevrolet', models: ['Silverado'] },
    { name: 'Ford', models: ['Ranger', 'Focus'] },
    { name: 'Holden', models: ['Commodore'] },
    { name: 'Hyundai', models: ['i30'] },
    { name: 'Jayco', models: ['Journey'] },
    { name: 'Land Rover', models: ['Defender', 'Discovery Sport'] },
    { name: 'Mazda', models: ['3', 'BT-50', 'CX-5'] },
    { name: 'Mercedes-Benz', models: ['C-Class'] },
    { name: 'Jeep', models: ['Grand Cherokee'] },
    { name: 'Mitsubishi', models: ['Outlander', 'Outlander PHEV', 'Outlanderish', 'Pajero Sport', 'Triton'] },
    { name: 'New Age', models: ['Manta Ray'] },
    { name: 'Nissan', models: ['Leaf'] },
    { name: 'Peugeot', models: ['2008'] },
    { name: 'Ram', models: ['4500'] },
    { name: 'Subaru', models: ['Outback'] },
    { name: 'Toyota', models: ['HiLux', 'LandCruiser', 'LandCruiser Prado'] },
    { name: 'Volkswagen', models: ['Golf'] },
  ],
  values: {
    badge: counted('GXL', 'SR5', 'SR5 Cruiser', 'Sport', 'Outback', 'GT-Line'),
    body: counted('Ute', 'SUV', 'Hatchback', 'People Mover', 'Cab Chassis', 'Wagon'),
    car_type: counted('new', 'used'),
    categories: counted('Cars', 'Motorcycles'),
    certified: counted('true', 'false'),
    city: counted('Toowoomba', 'Rutherford'),
    dealership_name: counted('Southern Cross Toyota', 'Two Rivers Maitland', 'Two Rivers Newcastle'),
    colour: counted('White', 'Pearl White', 'Storm Grey', 'GREY', 'Deep Ocean Blue'),
    drive: counted('4WD', '4x4', 'AWD', 'FWD'),
    filtered_features: counted(
      ...['Tow Bar', 'Sunroof', 'Panoramic Sunroof', 'Leather Seats', 'Heated Front Seats', 'Sport Mode'],
      ...['Android Auto', 'White Wall Tyres', 'Parking Sensors Front and Rear'],
    ),
    fuel: counted('Diesel', 'Petrol', 'Hybrid', 'Plug-in Hybrid', 'Electric'),
    item_type: counted('car', 'caravan'),
    location_name: counted(
      ...['Southern Cross Toyota Moorooka', 'Two Rivers Maitland', 'Two Rivers Newcastle'],
      ...['Two Rivers Sport', 'Cannington Caravan Yard', 'Used Cars'],
    ),
    seats: counted('5', '7'),
    state: counted('QLD', 'WA'),
    transmission: counted('Automatic', 'Manual'),
  },
  years: { min: 2010, max: 2026 },
  words: [
    ['audi', 9],
    ['carnival', 4],
    ['commodore', 20],
    ['cruiser', 3],
    ['fordson', 2],
    ['front', 2],
    ['focus', 4],
    ['gxl', 3],
    ['hilux', 30],
    ['hyundai', 12],
    ['mitsubishi', 25],
    ['outback', 8],
    ['outlander', 10],
    ['sport', 40],
    ['sr5', 6],
    ['toyota', 60],
    ['volkswagen', 10],
  ],
}

const options: UnderstandOptions = {
  pricesVisible: true,
  weeklyVisible: true,
  knowsPostcode: (postcode) => ['4350', '4000', '4500', '2015', '3008'].includes(postcode),
}

const read = (text: string, others: Partial<UnderstandOptions> = {}) =>
  understandText(text, vocabulary, { ...options, ...others })

function essence(text: string) {
  const { refinements, ranges, near, words } = read(text)
  return { ...refinements, ...ranges, ...(near && { near }), ...(words.length > 0 && { words }) }
}

const hilux = { make: ['Toyota'], model: ['HiLux'] }
const cars = { categories: ['Cars'] }
const whites = ['Pearl White', 'White']

describe('understandText', () => {
  it.each(inherited)('understands a make and a model with the name %s', (name) => {
    const stock = { ...vocabulary, makes: [...vocabulary.makes, { name, models: [name] }] }
    expect(understandText(name, stock, options).refinements).toMatchObject({ make: [name] })
    expect(understandText('hilux', stock, options).refinements).toEqual(hilux)
  })

  it.each<[string, object]>([
    ['hilux sr5 2021 white', { ...hilux, badge: ['SR5', 'SR5 Cruiser'], year: ['2021'], colour: whites }],
    ['7 seater diesel under 40k', { seats: ['7'], fuel: ['Diesel'], price: { max: 40_000 } }],
    [
      'auto ute near 4350',
      { transmission: ['Automatic'], body: ['Ute'], near: { postcode: '4350', km: 50 } },
    ],
  ])('understands the typical search "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['Toyota', { make: ['Toyota'] }],
    ['toyota hilux', hilux],
    ['hi-lux', hilux],
    ['vw', { make: ['Volkswagen'] }],
    ['merc c class', { make: ['Mercedes-Benz'], model: ['C-Class'] }],
    ['benz', { make: ['Mercedes-Benz'] }],
    ['chev', { make: ['Chevrolet'] }],
    ['landrover defender', { make: ['Land Rover'], model: ['Defender'] }],
    ['land cruiser', { make: ['Toyota'], model: ['LandCruiser', 'LandCruiser Prado'] }],
    ['landcruiser prado', { make: ['Toyota'], model: ['LandCruiser Prado'] }],
    ['cx5', { make: ['Mazda'], model: ['CX-5'] }],
    ['cx 5', { make: ['Mazda'], model: ['CX-5'] }],
    ['bt-50', { make: ['Mazda'], model: ['BT-50'] }],
    ['i30', { make: ['Hyundai'], model: ['i30'] }],
    ['mazda 3', { make: ['Mazda'], model: ['3'] }],
    ['mazda3', { make: ['Mazda'], model: ['3'] }],
    ['peugeot 2008 2020', { make: ['Peugeot'], model: ['2008'], year: ['2020'] }],
    ['new age', { make: ['New Age'] }],
    ['toyota or ford', { make: ['Ford', 'Toyota'] }],
  ])('understands the makes and models in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['outlander', ['Outlander', 'Outlander PHEV']],
    ['mitsubishi outlander', ['Outlander', 'Outlander PHEV']],
    ['outlander phev', ['Outlander PHEV']],
    ['outlanderish', ['Outlanderish']],
  ])('includes for "%s" the models whose names start with its words', (text, model) => {
    expect(essence(text)).toEqual({ make: ['Mitsubishi'], model })
    expect(read(text).parts).toEqual([
      { label: `Mitsubishi ${model[0]}`, text: '', refinements: { make: ['Mitsubishi'], model } },
    ])
  })

  it.each<[string, object]>([
    ['2021', { year: ['2021'] }],
    ['2018-2020', { year: { min: 2018, max: 2020 } }],
    ['2018 to 2020', { year: { min: 2018, max: 2020 } }],
    ['from 2018', { year: { min: 2018 } }],
    ['2018+', { year: { min: 2018 } }],
    ['2018 onwards', { year: { min: 2018 } }],
    ['newer than 2019', { year: { min: 2020 } }],
    ['over 2019', { year: { min: 2020 } }],
    ['before 2015', { year: { max: 2014 } }],
    ['2015 or newer', { year: { min: 2015 } }],
    ["hilux '21", { ...hilux, year: ['2021'] }],
    ['hilux ’21', { ...hilux, year: ['2021'] }],
    ['MY21', { year: ['2021'] }],
    ['my21 hilux', { ...hilux, year: ['2021'] }],
    ['MY2021 hilux', { ...hilux, year: ['2021'] }],
    ['21 hilux', { ...hilux, year: ['2021'] }],
    ['toyota hilux 21 white', { ...hilux, year: ['2021'], colour: whites }],
    ['21 grand cherokee', { make: ['Jeep'], model: ['Grand Cherokee'], year: ['2021'] }],
    ['toyta 21', { make: ['Toyota'], year: ['2021'] }],
  ])('understands the years in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['under 40k', { price: { max: 40_000 } }],
    ['less than $40,000', { price: { max: 40_000 } }],
    ['below 25000', { price: { max: 25_000 } }],
    ['over 60k', { price: { min: 60_000 } }],
    ['$30,000 to $50,000', { price: { min: 30_000, max: 50_000 } }],
    ['$30,000-$50,000', { price: { min: 30_000, max: 50_000 } }],
    ['between 30 and 50k', { price: { min: 30_000, max: 50_000 } }],
    ['around 30k', { price: { min: 27_000, max: 33_000 } }],
    ['$30,000', { price: { min: 27_000, max: 33_000 } }],
    ['under $150 a week', { weekly_price: { max: 150 } }],
    ['$120pw', { weekly_price: { max: 120 } }],
    ['$100 to $150 per week', { weekly_price: { min: 100, max: 150 } }],
    ['over 100 a week', { weekly_price: { min: 100 } }],
    ['under $500 a month', { weekly_price: { max: 115 } }],
    ['$500 pm', { weekly_price: { max: 115 } }],
    ['under $600 per month', { weekly_price: { max: 138 } }],
    ['over 600 monthly', { weekly_price: { min: 139 } }],
    ['$400 to $650 a month', { weekly_price: { min: 93, max: 150 } }],
    ['sub 20k', { price: { max: 20_000 } }],
    ['30k max', { price: { max: 30_000 } }],
    ['max 30k', { price: { max: 30_000 } }],
    ['$30,000 or less', { price: { max: 30_000 } }],
    ['min 20k max 30k', { price: { min: 20_000, max: 30_000 } }],
    ['under 40000 dollars', { price: { max: 40_000 } }],
    ['under 900 bucks', { price: { max: 900 } }],
    ['under 20 grand', { price: { max: 20_000 } }],
    ['20 to 30 grand', { price: { min: 20_000, max: 30_000 } }],
    ['price under 30000', { price: { max: 30_000 } }],
    ['priced at 30k', { price: { min: 27_000, max: 33_000 } }],
    ['budget of 30 grand', { price: { min: 27_000, max: 33_000 } }],
    ['150 dollars a week max', { weekly_price: { max: 150 } }],
    ['50k', { price: { min: 45_000, max: 55_000 } }],
    ['hilux 50k', { ...hilux, price: { min: 45_000, max: 55_000 } }],
    ['30,000', { price: { min: 27_000, max: 33_000 } }],
    ['hilux 20 grand', { ...hilux, price: { min: 18_000, max: 22_000 } }],
    ['hilux 30000', { ...hilux, price: { min: 27_000, max: 33_000 } }],
    ['under 20k grand cherokee', { make: ['Jeep'], model: ['Grand Cherokee'], price: { max: 20_000 } }],
    ['30 grand cherokee', { make: ['Jeep'], model: ['Grand Cherokee'], words: ['30'] }],
    ['over 2015 grand cherokee', { make: ['Jeep'], model: ['Grand Cherokee'], year: { min: 2016 } }],
  ])('understands the amount of money in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['under 80,000 km', { km: { max: 80_000 } }],
    ['80k kms', { km: { max: 80_000 } }],
    ['less than 80000km', { km: { max: 80_000 } }],
    ['over 50,000 kilometres', { km: { min: 50_000 } }],
    ['from 30,000 to 50,000 km', { km: { min: 30_000, max: 50_000 } }],
    ['under 50k km', { km: { max: 50_000 } }],
    ['50,000 kms', { km: { max: 50_000 } }],
    ['100 thousand km max', { km: { max: 100_000 } }],
    ['kms under 50000', { km: { max: 50_000 } }],
    ['mileage less than 80k', { km: { max: 80_000 } }],
    ['km over 20,000', { km: { min: 20_000 } }],
    ['kms between 20,000 and 50,000', { km: { min: 20_000, max: 50_000 } }],
    ['low kms under 20k', { km: { max: 50_000 }, price: { max: 20_000 } }],
    ['60,000 kms under 20k', { km: { max: 60_000 }, price: { max: 20_000 } }],
    ['low kms', { km: { max: 50_000 } }],
    ['7-seater', { seats: ['7'] }],
    ['seven seats', { seats: ['7'] }],
    ['7+ seats', { seats: { min: 7 } }],
    ['within 25 km of 4000', { near: { postcode: '4000', km: 25 } }],
    ['in 4350 within 100km', { near: { postcode: '4350', km: 100 } }],
    ['4350', { near: { postcode: '4350', km: 50 } }],
    ['ute 4350', { body: ['Ute'], near: { postcode: '4350', km: 50 } }],
    ['brisbane', { near: { postcode: '4000', km: 50 } }],
    ['used cars in Brisbane', { car_type: ['used'], ...cars, near: { postcode: '4000', km: 50 } }],
    ['near the Gold Coast', { near: { postcode: '4217', km: 50 } }],
    ['within 25 km of brisbane', { near: { postcode: '4000', km: 25 } }],
    ['newcastle', { near: { postcode: '2300', km: 50 } }],
    ['near toowoomba', { near: { postcode: '4350', km: 50 } }],
    ['sleeps 4', { sleeps: ['4'] }],
    ['sleeps four caravan', { sleeps: ['4'], item_type: ['caravan'] }],
    ['6 berth', { sleeps: ['6'] }],
    ['motorbike under 500cc', { categories: ['Motorcycles'], engine_range: ['0-250', '251-500'] }],
    ['250 cc or less', { engine_range: ['0-250'] }],
    ['over 1000cc', { engine_range: ['1001+'] }],
  ])('understands the number or place in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['dual cab', { body: ['Ute'] }],
    ['hatches', { body: ['Hatchback'] }],
    ['people mover', { body: ['People Mover'] }],
    ['motorbikes', { categories: ['Motorcycles'] }],
    ['caravan', { item_type: ['caravan'] }],
    ['4wd', { drive: ['4WD', '4x4'] }],
    ['2wd', { drive: ['FWD'] }],
    ['plug-in hybrid', { fuel: ['Plug-in Hybrid'] }],
    ['phev', { fuel: ['Plug-in Hybrid'] }],
    ['ev', { fuel: ['Electric'] }],
    ['second hand', { car_type: ['used'] }],
    ['brand new', { car_type: ['new'] }],
    ['certified', { certified: ['true'] }],
    ['gray', { colour: ['GREY', 'Storm Grey'] }],
    ['pearl white', { colour: ['Pearl White'] }],
    ['in Toowoomba', { city: ['Toowoomba'] }],
    ['qld', { state: ['QLD'] }],
    ['wa', { state: ['WA'] }],
    ['hilux wa', { ...hilux, state: ['WA'] }],
    ['southern cross toyota', { dealership_name: ['Southern Cross Toyota'] }],
    ['toyota moorooka', { make: ['Toyota'], location_name: ['Southern Cross Toyota Moorooka'] }],
    ['cannington caravan yard', { location_name: ['Cannington Caravan Yard'] }],
    ['used ute maitland', { car_type: ['used'], body: ['Ute'], location_name: ['Two Rivers Maitland'] }],
    ['used cars', { car_type: ['used'], ...cars }],
    ['towbar', { filtered_features: ['Tow Bar'] }],
    ['dual cab ute', { body: ['Ute'] }],
    ['sunroof', { filtered_features: ['Panoramic Sunroof', 'Sunroof'] }],
    ['panoramic sunroof', { filtered_features: ['Panoramic Sunroof'] }],
    ['leather', { filtered_features: ['Leather Seats'] }],
    ['heated seats', { filtered_features: ['Heated Front Seats'] }],
    ['parking sensors', { filtered_features: ['Parking Sensors Front and Rear'] }],
    ['android', { filtered_features: ['Android Auto'] }],
    ['auto', { transmission: ['Automatic'] }],
    ['white', { colour: whites }],
    ['gt line', { badge: ['GT-Line'] }],
  ])('understands the term "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, readonly string[]]>([
    ['3', ['3']],
    ['21', ['21']],
    ["'35", ['35']],
    ['4500', ['4500']],
    ['2050', ['2050']],
    ['3008', ['3008']],
    ['12345', ['12345']],
    ['5k', ['5k']],
    ['8 seats', ['8', 'seats']],
    ['front', ['front']],
    ['cx 30', ['cx', '30']],
    ['1987', ['1987']],
    ['galaxy', ['galaxy']],
    ['outback', ['outback']],
    ['sport', ['sport']],
    ['demo', ['demo']],
    ['coupe', ['coupe']],
    ['yellow', ['yellow']],
    ['near 9999', ['9999']],
    ['8 seater', ['8', 'seater']],
    ['12 month warranty', ['12', 'month', 'warranty']],
    ['2 km', ['2', 'km']],
    ['unter den linden', ['unter', 'den', 'linden']],
    ['hilu', ['hilu']],
    ['sa', ['sa']],
    ['act', ['act']],
    ['war', ['war']],
    ['southern cross', ['southern', 'cross']],
    ['under 600cc', ['under', '600cc']],
  ])('leaves "%s" as plain words', (text, words) => {
    expect(essence(text)).toEqual({ words })
  })

  it.each<[string, object]>([
    ['toyta', { make: ['Toyota'] }],
    ['mitsibishi', { make: ['Mitsubishi'] }],
    ['hyandai', { make: ['Hyundai'] }],
    ['volkswagon', { make: ['Volkswagen'] }],
    ['comodore', { make: ['Holden'], model: ['Commodore'] }],
    ['outlandr', { make: ['Mitsubishi'], model: ['Outlander', 'Outlander PHEV'] }],
    ['diesle ute', { fuel: ['Diesel'], body: ['Ute'] }],
    ['automtic', { transmission: ['Automatic'] }],
    ['subura', { make: ['Subaru'] }],
    ['hunday', { make: ['Hyundai'] }],
    ['nisson', { make: ['Nissan'] }],
  ])('corrects the spelling of "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['cars for sale', cars],
    ['a hilux in white', { ...hilux, colour: whites }],
    ['used cars with 7 seats', { car_type: ['used'], ...cars, seats: ['7'] }],
    ['a', { words: ['a'] }],
    ['for', { words: ['for'] }],
    ['car', cars],
    ['cars', cars],
    ['electric car', { ...cars, fuel: ['Electric'] }],
    ['best car for mum', { ...cars, words: ['mum'] }],
    ['the best car near a cheap ute with the lot', { ...cars, body: ['Ute'], words: ['lot'] }],
    ['vehicle', {}],
    ['vehicles', {}],
    ['carn', { words: ['carn'] }],
    ['show me the best price', {}],
  ])('drops the stop words in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['mazda 30', { make: ['Mazda'], words: ['30'] }],
    ['mazda cx 21', { make: ['Mazda'], words: ['cx', '21'] }],
    ['white 21', { colour: whites, words: ['21'] }],
    ['mazda 3 sport', { make: ['Mazda'], model: ['3'], words: ['sport'] }],
    ['bmw 320', { words: ['bmw', '320'] }],
  ])('does not read a model number as a year in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['dual cab', ['Crew Cab', 'GXL Double Cab']],
    ['crew cab', ['Crew Cab', 'GXL Double Cab']],
    ['king cab', ['Extra Cab']],
  ])('understands "%s" as the badges with that kind of cab', (text, badge) => {
    const values = { ...vocabulary.values, badge: counted('GXL Double Cab', 'Crew Cab', 'Extra Cab', 'SR5') }
    const { refinements, words } = understandText(`diesel ${text} ute`, { ...vocabulary, values }, options)
    expect({ refinements, words }).toEqual({
      refinements: { fuel: ['Diesel'], badge, body: ['Ute'] },
      words: [],
    })
  })

  it('understands a cab as any ute when badges name the cab of few utes', () => {
    const body = [{ value: 'Ute', count: 20 }]
    const reading = (count: number) => {
      const badge = [{ value: 'GXL Double Cab', count }]
      const mixed = { ...vocabulary, values: { ...vocabulary.values, body, badge } }
      return understandText('hilux dual cab', mixed, options)
    }
    expect([reading(10).refinements, reading(10).words]).toEqual([{ ...hilux, body: ['Ute'] }, []])
    expect(reading(11).refinements).toEqual({ ...hilux, badge: ['GXL Double Cab'] })
  })

  it.each(['45000', '50k', 'my21'])('leaves "%s" as words when vehicles contain that word', (text) => {
    expect(read(text).words).toEqual([])
    const words = [[text, 2] as const]
    expect(understandText(text, { ...vocabulary, words }, options).words).toEqual([text])
  })

  it('gives repeated phrases one part, which removes all of them', () => {
    expect(read('dual cab diesel ute').parts.map(({ label, text }) => [label, text])).toEqual([
      ['Ute', 'diesel'],
      ['Diesel', 'dual cab ute'],
    ])
  })

  it('understands “car” as a kind when the stock has several kinds, and as all stock otherwise', () => {
    const one = { ...vocabulary, values: { ...vocabulary.values, categories: counted('Cars') } }
    for (const text of ['car', 'cheap cars', 'electric vehicle car']) {
      expect(read(text).refinements).toMatchObject({ categories: ['Cars'] })
      expect(understandText(text, one, options).refinements).not.toHaveProperty('categories')
    }
    expect(read('car or motorbike').refinements).toEqual({ categories: ['Cars', 'Motorcycles'] })
  })

  it('understands a caravan as a kind when the stock has that kind', () => {
    const values = { ...vocabulary.values, categories: counted('Cars', 'Caravans') }
    expect(understandText('caravans', { ...vocabulary, values }, options).refinements).toEqual({
      categories: ['Caravans'],
    })
  })

  it.each(['cheap', 'cheapest', 'affordable', 'lowest price', 'a cheaper'])(
    'understands “%s” as an order by price, without a filter or words [PRICE-09]',
    (text) => {
      expect(read(`${text} hilux`)).toMatchObject({ refinements: hilux, words: [], sort: 'price:asc' })
      expect(read(`${text} hilux`).parts.map(({ label }) => label)).toEqual(['Toyota HiLux'])
      expect(read(text)).toMatchObject({ parts: [], words: [], sort: 'price:asc' })
      const hidden = read(`${text} hilux`, { pricesVisible: false })
      expect(hidden).toMatchObject({ refinements: hidden.refinements, words: [], unpriced: true })
      expect(hidden).not.toHaveProperty('sort')
    },
  )

  it('leaves a word as a word when it is common in vehicles’ texts, even if a feature contains it', () => {
    const words = [['sunroof', 2] as const]
    expect(understandText('sunroof', { ...vocabulary, words }, options).words).toEqual([])
    const counts = (count: number) => [{ value: 'Panoramic Sunroof', count }]
    const values = (count: number) => ({ ...vocabulary.values, filtered_features: counts(count) })
    const wordsOf = (count: number) =>
      understandText('sunroof', { ...vocabulary, words, values: values(count) }, options).words
    expect([wordsOf(200), wordsOf(3)]).toEqual([[], ['sunroof']])
  })

  it('lists the understood parts, each with the text without it', () => {
    expect(read('White Hilux, 2018-2020  under $40,000 canopy').parts).toEqual([
      {
        label: 'White',
        text: 'Hilux, 2018-2020 under $40,000 canopy',
        refinements: { colour: ['Pearl White', 'White'] },
      },
      { label: 'Toyota HiLux', text: 'White 2018-2020 under $40,000 canopy', refinements: hilux },
      { label: '2018 to 2020', text: 'White Hilux under $40,000 canopy', refinements: {} },
      { label: 'Under $40,000', text: 'White Hilux, 2018-2020 canopy', refinements: {} },
    ])
    expect(read('under $500 a month').parts.map(({ label }) => label)).toEqual(['Under $500 a month'])
    expect(read('7 seats auto near 4350, $120pw').parts.map(({ label }) => label)).toEqual([
      '7 seats',
      'Automatic',
      'Within 50 km of 4350',
      'Under $120 a week',
    ])
  })

  it.each<[string, readonly string[]]>([
    ['cx-5', ['']],
    ['plug-in', ['']],
    ['C - Class', ['']],
    ['gt-line hilux', ['hilux', 'gt-line']],
    ['white gt-line hilux', ['gt-line hilux', 'white hilux', 'white gt-line']],
    ['hilux - white -', ['white', 'hilux']],
  ])('leaves no dash behind when a part of "%s" is removed', (text, without) => {
    expect(read(text).parts.map((part) => part.text)).toEqual(without)
  })

  it('uses the first of two places, and withoutPlace removes it', () => {
    const reading = read('ute within 25 km of brisbane gold coast')
    expect(reading.near).toEqual({ postcode: '4000', km: 25 })
    expect(reading.parts.map(({ label }) => label)).toEqual(['Ute', 'Within 25 km of Brisbane'])
    const elsewhere = withoutPlace(reading)
    expect([elsewhere.near, elsewhere.parts.map(({ label }) => label)]).toEqual([null, ['Ute']])
  })

  it('drops amounts of money on a site that hides prices [PRICE-09]', () => {
    const reading = read('hilux under 40k $120 a week', { pricesVisible: false, weeklyVisible: false })
    expect(reading).toMatchObject({ refinements: hilux, ranges: {}, words: [] })
    expect(reading.parts.map(({ label }) => label)).toEqual(['Toyota HiLux'])
    for (const amount of ['50k', '30,000', '20 grand', 'sub 20k', '30k max', 'under 900 bucks']) {
      const { ranges, words } = read(`hilux ${amount}`, { pricesVisible: false })
      expect({ ranges, words }).toEqual({ ranges: {}, words: [] })
    }
  })

  it('flags an amount dropped because the site hides prices, and nothing else [PRICE-09]', () => {
    const unpriced = (text: string, others: Partial<UnderstandOptions>) =>
      read(text, others).unpriced ?? false
    const hidden = { pricesVisible: false, weeklyVisible: false }
    for (const amount of [
      'under 10k',
      '$30,000',
      '20 grand',
      '$10,000 to $20,000',
      '$120 a week',
      '$500 a month',
    ]) {
      expect(unpriced(`hilux ${amount}`, hidden)).toBe(true)
      expect(unpriced(`hilux ${amount}`, {})).toBe(false)
      expect(unpriced(`hilux ${amount}`, { weeklyVisible: false })).toBe(false)
    }
    expect(unpriced('hilux under 80,000 km', hidden)).toBe(false)
  })

  it('drops only weekly amounts on a site whose cards show no weekly prices [SEARCH-06]', () => {
    for (const week of ['$120 a week', '$100 to $120 pw', '$500 a month']) {
      const reading = read(`hilux under 40k ${week}`, { weeklyVisible: false })
      expect(reading).toMatchObject({ refinements: hilux, ranges: { price: { max: 40_000 } }, words: [] })
      expect(reading.ranges).not.toHaveProperty('weekly_price')
    }
  })
})

const piece = fc.constantFrom(
  ...'toyota hi lux land cruiser mazda 3 2021 2018 under 40k 40,000 - $ + to km kms 7 seater seats white near 4350 a for cars'.split(
    ' ',
  ),
  ...'sr5 gt line toyta comodore low 2.5i week month pw between and from İstanbul ß 🚗 <script> plug in hybrid 4x4 3000.5x my21 leather 30000 grand dollars max brisbane ’21 price'.split(
    ' ',
  ),
)
const phrases = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '))
const anyText = fc.oneof(phrases, fc.string({ unit: 'binary', maxLength: 200 }))

describe('understandText on arbitrary text', () => {
  it('never throws, and leaves folded words of letters and digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of read(text).words) expect(searchWords(word)).toEqual([word])
      }),
    )
  })

  it('understands nothing more in the words that it leaves', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { words } = read(text)
        expect(read(words.join(' '))).toMatchObject({ parts: [], words })
      }),
      { numRuns: 500 },
    )
  })

  it('only removes words from the text of each part, and adds none', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { text: without } of read(text).parts) {
          expect(without.length).toBeLessThan(text.length)
          for (const word of searchWords(without)) expect(searchWords(text)).toContain(word)
        }
      }),
      { numRuns: 500 },
    )
  })
})
