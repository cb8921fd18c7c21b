import { parsePriceGauge } from './gauge'

const whole = {
  fill: 0.7,
  listing_price: 24_990,
  market_range_min: 22_000,
  market_range_max: 28_500,
  confidence: 0.9,
  description: 'Priced below most vehicles like it.',
}
const required = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const

describe('parsePriceGauge', () => {
  it('parses a complete response and drops unknown fields [ENT-14]', () => {
    expect(parsePriceGauge({ ...whole, id: 7 })).toEqual(whole)
  })

  it.each(required)('returns null if %s is missing [ENT-14]', (field) => {
    const { [field]: _, ...rest } = whole
    expect(parsePriceGauge(rest)).toBeNull()
    expect(parsePriceGauge({ ...whole, [field]: null })).toBeNull()
    expect(parsePriceGauge({ ...whole, [field]: undefined })).toBeNull()
  })

  it.each(required)('accepts 0 for %s as a value [ENT-14]', (field) => {
    expect(parsePriceGauge({ ...whole, [field]: 0 })).toMatchObject({ [field]: 0 })
  })

  it.each([
    ['fill', 1],
    ['confidence', 1],
  ])('accepts %s up to %d [ENT-14]', (field, most) => {
    expect(parsePriceGauge({ ...whole, [field]: most })).toMatchObject({ [field]: most })
  })

  it.each([
    ['fill', -0.01],
    ['fill', 1.01],
    ['fill', '0.7'],
    ['fill', Number.NaN],
    ['listing_price', -1],
    ['listing_price', '24990'],
    ['listing_price', 10_000_001],
    ['market_range_max', 1e60],
    ['market_range_min', Number.NaN],
    ['market_range_max', Number.POSITIVE_INFINITY],
    ['confidence', true],
    ['confidence', Number.NaN],
  ])('returns null if %s is %p, which is out of bounds [ENT-14]', (field, value) => {
    expect(parsePriceGauge({ ...whole, [field]: value })).toBeNull()
  })

  it.each([undefined, null, '', '  ', 4])('ignores the description %p [ENT-14]', (description) => {
    expect(parsePriceGauge({ ...whole, description })).toEqual({ ...whole, description: null })
  })

  it('truncates a long description [ENT-14]', () => {
    const long = parsePriceGauge({ ...whole, description: 'word '.repeat(10_000) })
    expect(long?.description).toHaveLength(200)
    expect(long?.description).toMatch(/^word .*…$/)
  })

  it.each([null, undefined, '', 'No data', 0, [], {}])('returns null for the response %p', (body) => {
    expect(parsePriceGauge(body)).toBeNull()
  })
})
