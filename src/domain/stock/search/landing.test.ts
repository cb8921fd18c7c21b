import { type LandingNames, landingOf, landingSlug, resolveLanding, withLanding } from './landing'
import { emptyQuery, type Refinements } from './stock-query'

const names: LandingNames = {
  dealerships: [
    { slug: 'kia-north', name: 'Kia North' },
    { slug: 'mini', name: 'Mini Garage' },
  ],
  makes: [
    { name: 'Kia', models: ['Sportage', 'Carnival'] },
    { name: 'Land Rover', models: ['Range Rover', 'Defender'] },
    { name: 'MINI', models: ['Cooper'] },
    { name: 'SUV', models: [] },
  ],
  bodies: ['SUV', 'People Mover', 'Cab & Chassis'],
}

const query = (refinements: Refinements) => ({ ...emptyQuery, refinements })

describe('resolveLanding', () => {
  it.each<[string, Refinements, string]>([
    ['used-cars', { car_type: ['used'] }, 'ROUTE-03, ROUTE-04, ROUTE-44'],
    ['new-cars', { car_type: ['new'] }, 'ROUTE-03, ROUTE-05, ROUTE-44'],
    ['demo-cars', { car_type: ['demo'] }, 'ROUTE-03, ROUTE-06, ROUTE-44'],
    ['new-used-and-demo-cars', { car_type: ['demo', 'new', 'used'] }, 'ROUTE-07'],
    ['new-and-demo-cars', { car_type: ['demo', 'new'] }, 'ROUTE-08'],
    ['kia-north', { dealership_name: ['Kia North'] }, 'ROUTE-09'],
    ['land-rover', { make: ['Land Rover'] }, 'ROUTE-10'],
    ['land-rover/range-rover', { make: ['Land Rover'], model: ['Range Rover'] }, 'ROUTE-11'],
    ['people-mover', { body: ['People Mover'] }, 'ROUTE-12'],
    ['cab-chassis', { body: ['Cab & Chassis'] }, 'ROUTE-16'],
  ])('reads /search/%s as %j [%s]', (path, refinements) => {
    expect(resolveLanding(path.split('/'), names)).toEqual(refinements)
  })

  it('prefers a dealership to a make, and a make to a body of the same name', () => {
    expect(resolveLanding(['mini'], names)).toEqual({ dealership_name: ['Mini Garage'] })
    expect(resolveLanding(['suv'], names)).toEqual({ make: ['SUV'] })
  })

  it('reads a body by the product’s word for it where the stock has another, and by its own before [SEARCH-33, ROUTE-12]', () => {
    const stocked = (...bodies: string[]) => ({ ...names, bodies })
    expect(resolveLanding(['hatch'], stocked('Hatchback', 'Ute'))).toEqual({ body: ['Hatchback'] })
    expect(resolveLanding(['hatchback'], stocked('Hatchback', 'Ute'))).toEqual({ body: ['Hatchback'] })
    expect(resolveLanding(['hatch'], stocked('Hatchback', 'Hatch'))).toEqual({ body: ['Hatch'] })
    const hatches = { ...emptyQuery, refinements: { body: ['Hatchback'] } }
    expect(landingOf(hatches, stocked('Hatchback')).path).toBe('/search/hatchback')
  })

  it.each(['nothing', 'kia/defender', 'kia/sportage/gt', 'used-cars/kia', 'constructor', ''])(
    'knows no /search/%s',
    (path) => {
      expect(resolveLanding(path.split('/'), names)).toBeNull()
    },
  )
})

describe('landingOf', () => {
  it.each<[Refinements, string, Refinements]>([
    [{ make: ['Kia'], model: ['Sportage'], fuel: ['Petrol'] }, '/search/kia/sportage', { fuel: ['Petrol'] }],
    [{ make: ['Kia'], body: ['People Mover'] }, '/search/kia', { body: ['People Mover'] }],
    [{ make: ['Kia', 'MINI'] }, '/search', { make: ['Kia', 'MINI'] }],
    [{ car_type: ['demo', 'new'] }, '/search/new-and-demo-cars', {}],
    [{ dealership_name: ['Kia North'] }, '/search/kia-north', {}],
    [{}, '/search', {}],
  ])('moves %j into %s', (refinements, path, rest) => {
    expect(landingOf(query(refinements), names)).toEqual({ path, rest: query(rest) })
  })

  it('leaves in the query what its path would not lead back to', () => {
    expect(landingOf(query({ make: ['MINI'] }), names).path).toBe('/search')
    expect(landingOf(query({ body: ['SUV'] }), names).path).toBe('/search')
    expect(landingOf(query({ make: ['Ferrari'] }), names).path).toBe('/search')
  })

  it('is undone by resolveLanding and withLanding', () => {
    const asked = query({ make: ['Kia'], model: ['Carnival'], fuel: ['Diesel'] })
    const { path, rest } = landingOf(asked, names)
    const landing = resolveLanding(path.split('/').slice(2), names)
    expect(withLanding(rest, landing ?? {})).toEqual(asked)
  })
})

it('writes names as paths do [ROUTE-16]', () => {
  expect(landingSlug('Cab & Chassis')).toBe('cab-chassis')
  expect(landingSlug('4X4')).toBe('4x4')
})
