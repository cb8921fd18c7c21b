import fc from 'fast-check'
import { searchWords } from '../searchable-text'
import type { StockVocabulary } from './stock-vocabulary'
import { understandText } from './understand-text'
import type { UnderstandOptions } from './understood'

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
    { name: 'Mitsubishi', models: ['Outlander', 'Outlander PHEV', 'Outlanderish', 'Pajero Sport', 'Triton'] },
    { name: 'New Age', models: ['Manta Ray'] },
    { name: 'Peugeot', models: ['2008'] },
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
    city: counted('Toowoomba'),
    colour: counted('White', 'Pearl White', 'Storm Grey', 'GREY', 'Deep Ocean Blue'),
    drive: counted('4WD', '4x4', 'AWD', 'FWD'),
    filtered_features: counted('Tow Bar', 'Sunroof'),
    fuel: counted('Diesel', 'Petrol', 'Hybrid', 'Plug-in Hybrid', 'Electric'),
    item_type: counted('car', 'caravan'),
    seats: counted('5', '7'),
    state: counted('QLD'),
    transmission: counted('Automatic', 'Manual'),
  },
  years: { min: 2010, max: 2026 },
  words: [
    ['audi', 9],
    ['commodore', 20],
    ['cruiser', 3],
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
  knowsPostcode: (postcode) => ['4350', '4000'].includes(postcode),
}

const read = (text: string, others: Partial<UnderstandOptions> = {}) =>
  understandText(text, vocabulary, { ...options, ...others })

/** What was understood, without what was not. */
function essence(text: string) {
  const { refinements, ranges, near, words } = read(text)
  return { ...refinements, ...ranges, ...(near && { near }), ...(words.length > 0 && { words }) }
}

const hilux = { make: ['Toyota'], model: ['HiLux'] }
const whites = ['Pearl White', 'White']

describe('understandText', () => {
  it.each<[string, object]>([
    ['hilux sr5 2021 white', { ...hilux, badge: ['SR5', 'SR5 Cruiser'], year: ['2021'], colour: whites }],
    ['7 seater diesel under 40k', { seats: ['7'], fuel: ['Diesel'], price: { max: 40_000 } }],
    [
      'auto ute near 4350',
      { transmission: ['Automatic'], body: ['Ute'], near: { postcode: '4350', km: 50 } },
    ],
  ])('understands "%s", as the trade does', (text, expected) => {
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
  ])('knows the make and model in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['outlander', ['Outlander', 'Outlander PHEV']],
    ['mitsubishi outlander', ['Outlander', 'Outlander PHEV']],
    ['outlander phev', ['Outlander PHEV']],
    ['outlanderish', ['Outlanderish']],
  ])('finds by "%s" the models whose names go on from it at a word’s end', (text, model) => {
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
  ])('knows the years in "%s"', (text, expected) => {
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
  ])('knows the money in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['under 80,000 km', { km: { max: 80_000 } }],
    ['80k kms', { km: { max: 80_000 } }],
    ['less than 80000km', { km: { max: 80_000 } }],
    ['over 50,000 kilometres', { km: { min: 50_000 } }],
    ['from 30,000 to 50,000 km', { km: { min: 30_000, max: 50_000 } }],
    ['low kms', { km: { max: 50_000 } }],
    ['7-seater', { seats: ['7'] }],
    ['seven seats', { seats: ['7'] }],
    ['7+ seats', { seats: { min: 7 } }],
    ['within 25 km of 4000', { near: { postcode: '4000', km: 25 } }],
    ['in 4350 within 100km', { near: { postcode: '4350', km: 100 } }],
  ])('knows the figures in "%s"', (text, expected) => {
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
    ['towbar', { filtered_features: ['Tow Bar'] }],
    ['dual cab ute', { body: ['Ute'] }],
    ['gt line', { badge: ['GT-Line'] }],
  ])('knows the trade’s word "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, readonly string[]]>([
    ['3', ['3']],
    ['1987', ['1987']],
    ['galaxy', ['galaxy']],
    ['outback', ['outback']],
    ['sport', ['sport']],
    ['demo', ['demo']],
    ['coupe', ['coupe']],
    ['yellow', ['yellow']],
    ['near 9999', ['9999']],
    ['8 seater', ['8', 'seater']],
    ['2 km', ['2', 'km']],
    ['unter den linden', ['unter', 'den', 'linden']],
    ['hilu', ['hilu']],
  ])('leaves "%s" to be found as words', (text, words) => {
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
  ])('forgives the spelling of "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it.each<[string, object]>([
    ['cars for sale', {}],
    ['a hilux in white', { ...hilux, colour: whites }],
    ['used cars with 7 seats', { car_type: ['used'], seats: ['7'] }],
    ['a', { words: ['a'] }],
    ['show me the best price', { words: ['price'] }],
  ])('leaves out what says nothing in "%s"', (text, expected) => {
    expect(essence(text)).toEqual(expected)
  })

  it('tells what it understood, each with the text without it', () => {
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
    expect(read('7 seats auto near 4350, $120pw').parts.map(({ label }) => label)).toEqual([
      '7 seats',
      'Automatic',
      'Within 50 km of 4350',
      'Under $120 a week',
    ])
  })

  it('drops amounts of money on a site that tells no prices [PRICE-09]', () => {
    const reading = read('hilux under 40k $120 a week', { pricesVisible: false, weeklyVisible: false })
    expect(reading).toMatchObject({ refinements: hilux, ranges: {}, words: [] })
    expect(reading.parts.map(({ label }) => label)).toEqual(['Toyota HiLux'])
  })

  it('drops amounts a week alone on a site whose cards tell none [SEARCH-06]', () => {
    for (const week of ['$120 a week', '$100 to $120 pw']) {
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
  ...'sr5 gt line toyta comodore low 2.5i week pw between and from İstanbul ß 🚗 <script> plug in hybrid 4x4 3000.5x'.split(
    ' ',
  ),
)
const phrases = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '))
const anyText = fc.oneof(phrases, fc.string({ unit: 'binary', maxLength: 200 }))

describe('understandText, whatever it is given', () => {
  it('never throws, and leaves folded words of letters and digits', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const word of read(text).words) expect(searchWords(word)).toEqual([word])
      }),
    )
  })

  it('finds nothing new in the words that it leaves', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { words } = read(text)
        expect(read(words.join(' '))).toMatchObject({ parts: [], words })
      }),
      { numRuns: 500 },
    )
  })

  it('takes words out of the text with each part, and adds none', () => {
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
