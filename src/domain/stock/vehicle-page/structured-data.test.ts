import { vehicle } from '~/tests/support/vehicle'
import { scriptJson, vehicleStructuredData } from './structured-data'

const price = { kind: 'price', amount: 18_990, before: null, priceType: null } as const
const told = (
  changes: Parameters<typeof vehicle>[0],
  shown: Parameters<typeof vehicleStructuredData>[1] = price,
) => vehicleStructuredData(vehicle(changes), shown, 'https://example.com.au/cars/kia-rio')

describe('a vehicle for search engines', () => {
  it.each([
    ['in stock', {}, 'InStock'],
    ['tagged as sold', { tag: 'SOLD' }, 'SoldOut'],
    ['on its way', { status: 'coming_soon' }, 'PreOrder'],
    ['held for somebody', { reserved: true }, 'Reserved'],
  ] as const)('is offered at its price when it is %s', (_, changes, availability) => {
    expect(told(changes).offers).toMatchObject({
      price: 18_990,
      priceCurrency: 'AUD',
      availability: `https://schema.org/${availability}`,
    })
  })

  it('has no offer when it is sold, or its price is not shown [PRICE-08, PRICE-09]', () => {
    expect(told({ status: 'sold', sold: true }).offers).toBeUndefined()
    expect(told({}, null).offers).toBeUndefined()
    expect(told({}, { kind: 'text', text: 'Contact us' }).offers).toBeUndefined()
    expect(JSON.stringify(told({}, null))).not.toContain('18990')
  })

  it.each([
    ['Cars', 'Car'],
    ['Motorcycles', 'Motorcycle'],
    ['Trucks', 'Vehicle'],
    ['Caravans', 'Vehicle'],
  ] as const)('of %s is a %s', (category, type) => {
    expect(told({ categories: [category] })['@type']).toBe(type)
  })

  it('of a caravan that is filed under cars is no car', () => {
    expect(told({ categories: ['Cars'], item_type: 'caravan' })['@type']).toBe('Vehicle')
  })

  it('cannot end the script it stands in, whatever a feed says', () => {
    const json = scriptJson(told({ name: '</script><script>alert(1)</script>' }))
    expect(json).not.toContain('<')
    expect(JSON.parse(json).name).toBe('</script><script>alert(1)</script>')
  })
})
