import { emptyQuery, type StockQuery } from '../query/stock-query'
import { landingPageTexts } from './landing-texts'

const site = { name: 'Range City Motors', vehicle: 'Car', pricesVisible: true } as const
const query = (refinements: StockQuery['refinements'], page = 1) => ({ ...emptyQuery, refinements, page })

const inToowoomba = { place: 'Toowoomba' }

describe('The title of a results page', () => {
  it.each([
    [query({}), 'Cars for Sale in Toowoomba | Range City Motors'],
    [
      query({ make: ['Toyota'], car_type: ['used'] }),
      'Used Toyota Cars for Sale in Toowoomba | Range City Motors',
    ],
    [query({ make: ['Toyota'], model: ['bZ4X'] }), 'Toyota bZ4X for Sale in Toowoomba | Range City Motors'],
    [
      query({ car_type: ['used'], categories: ['Caravans'] }),
      'Used Caravans for Sale in Toowoomba | Range City Motors',
    ],
    [query({ dealership_name: ['Range Utes'] }), 'Cars for Sale at Range Utes | Range City Motors'],
    [query({ car_type: ['demo', 'new'] }), 'New and Demo Cars for Sale in Toowoomba | Range City Motors'],
    [query({ make: ['Toyota'] }, 3), 'Toyota Cars for Sale in Toowoomba, Page 3 | Range City Motors'],
  ])('combines filters, place and dealer', (requested, title) => {
    expect(landingPageTexts(requested, site, {}, inToowoomba).title).toBe(title)
  })

  it('is the editor’s own title if there is one, with the number of a later page', () => {
    expect(landingPageTexts(query({}), site, { title: 'Toowoomba’s own' }).title).toBe('Toowoomba’s own')
    expect(landingPageTexts(query({}, 2), site, { title: 'Toowoomba’s own' }).title).toBe(
      'Toowoomba’s own, Page 2',
    )
  })

  it('does not repeat the site’s name when it is also the dealership’s', () => {
    const requested = query({ dealership_name: ['Range City Motors'] })
    expect(landingPageTexts(requested, site).title).toBe('Cars for Sale at Range City Motors')
    expect(landingPageTexts(requested, site).description).toMatch(
      /^Cars for sale at Range City Motors\. Compare/,
    )
  })

  it('leaves out an ambiguous place and uses the site’s word for vehicles', () => {
    expect(landingPageTexts(query({}), { ...site, vehicle: 'Motorcycle' }).title).toBe(
      'Motorcycles for Sale | Range City Motors',
    )
  })
})

describe('The description of a results page', () => {
  it('mentions prices only when the site shows them [PRICE-09]', () => {
    expect(landingPageTexts(query({ make: ['Kia'] }), site, {}, inToowoomba).description).toBe(
      'Kia cars for sale in Toowoomba at Range City Motors. Compare photos, prices and features, then ask us or book a test drive.',
    )
    expect(landingPageTexts(query({}), { ...site, pricesVisible: false }).description).not.toContain('price')
  })

  it('names the kind of vehicle that the filters allow, and a chosen dealership as the place', () => {
    const requested = query({ dealership_name: ['Range Bikes'] })
    const { title, description } = landingPageTexts(requested, site, {}, { kinds: ['Motorcycles', 'Trucks'] })
    expect(title).toBe('Vehicles for Sale at Range Bikes | Range City Motors')
    expect(description).toMatch(/^Vehicles for sale at Range Bikes\. Compare/)
    expect(landingPageTexts(requested, site, {}, { kinds: ['Motorcycles'] }).description).toMatch(
      /^Motorcycles for sale/,
    )
  })

  it('is the editor’s own description if there is one', () => {
    expect(landingPageTexts(query({}), site, { description: 'Ours.' }).description).toBe('Ours.')
  })
})
