import { vehicle } from '~/tests/support/vehicle'
import { scriptJson, vehicleStructuredData } from './structured-data'

const price = { kind: 'price', amount: 18_990, before: null, priceType: null } as const
const structuredData = (
  changes: Parameters<typeof vehicle>[0],
  shown: Parameters<typeof vehicleStructuredData>[1] = price,
) => vehicleStructuredData(vehicle(changes), shown, 'https://example.com.au/cars/kia-rio')

describe('vehicleStructuredData', () => {
  it.each([
    ['in stock', {}, 'InStock'],
    ['tagged as sold', { tag: 'SOLD' }, 'SoldOut'],
    ['coming soon', { status: 'coming_soon' }, 'PreOrder'],
    ['reserved', { reserved: true }, 'Reserved'],
  ] as const)('includes an offer with the price for a vehicle that is %s', (_, changes, availability) => {
    expect(structuredData(changes).offers).toMatchObject({
      price: 18_990,
      priceCurrency: 'AUD',
      availability: `https://schema.org/${availability}`,
    })
  })

  it('has no offer when the vehicle is sold or its price is hidden [PRICE-08, PRICE-09]', () => {
    expect(structuredData({ status: 'sold', sold: true }).offers).toBeUndefined()
    expect(structuredData({}, null).offers).toBeUndefined()
    expect(structuredData({}, { kind: 'text', text: 'Contact us' }).offers).toBeUndefined()
    expect(JSON.stringify(structuredData({}, null))).not.toContain('18990')
  })

  it.each([
    ['Cars', 'Car'],
    ['Motorcycles', 'Motorcycle'],
    ['Trucks', 'Vehicle'],
    ['Caravans', 'Vehicle'],
  ] as const)('describes a vehicle in the category %s as a %s', (category, type) => {
    expect(structuredData({ categories: [category] })['@type']).toBe(type)
  })

  it('does not describe a caravan as a Car, even in the category Cars', () => {
    expect(structuredData({ categories: ['Cars'], item_type: 'caravan' })['@type']).toBe('Vehicle')
  })

  it('cannot close its script element, for any feed text', () => {
    const json = scriptJson(structuredData({ name: '</script><script>alert(1)</script>' }))
    expect(json).not.toContain('<')
    expect(JSON.parse(json).name).toBe('</script><script>alert(1)</script>')
  })
})
