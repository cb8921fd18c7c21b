import { allBodies, bodyLabel, bodyTypes } from '@/domain/vehicle/body-types'
import { emptyQuery, type Refinements } from '../query/stock-query'
import { type LandingNames, landingOf, landingSlug, resolveLanding, withLanding } from './landing'

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
  ])('resolves /search/%s to %j [%s]', (path, refinements) => {
    expect(resolveLanding(path.split('/'), names)).toEqual(refinements)
  })

  it('prefers a dealership to a make, and a make to a body, of the same name', () => {
    expect(resolveLanding(['mini'], names)).toEqual({ dealership_name: ['Mini Garage'] })
    expect(resolveLanding(['suv'], names)).toEqual({ make: ['SUV'] })
  })

  it('finds a body by its own name first, then by any spelling of the same body type [SEARCH-33, ROUTE-12]', () => {
    const stocked = (...bodies: string[]) => ({ ...names, bodies })
    expect(resolveLanding(['hatch'], stocked('Hatchback', 'Ute'))).toEqual({ body: ['Hatchback'] })
    expect(resolveLanding(['hatchback'], stocked('Hatchback', 'Ute'))).toEqual({ body: ['Hatchback'] })
    expect(resolveLanding(['hatch'], stocked('Hatchback', 'Hatch'))).toEqual({ body: ['Hatch'] })
    const hatches = { ...emptyQuery, refinements: { body: ['Hatchback'] } }
    expect(landingOf(hatches, stocked('Hatchback')).path).toBe('/search/hatchback')
  })

  it.each(Object.keys(bodyTypes))(
    'resolves every spelling of the body type %s [ROUTE-12, SEARCH-33]',
    (key) => {
      const words = key.replace(/[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
      for (const bodies of [allBodies([]), allBodies(['Station Wagon', 'hatchback', 'Cab & Chassis'])]) {
        for (const slug of [landingSlug(key), words]) {
          const [body = ''] = resolveLanding([slug], { ...names, makes: [], bodies })?.body ?? []
          expect(bodyLabel(body)).toBe(bodyLabel(key))
        }
      }
    },
  )

  it.each(['SUV', 'StationWagon', 'station_wagon', 'station--wagon'])(
    'returns null for %s, which is not a slug',
    (slug) => {
      expect(resolveLanding([slug], { ...names, makes: [], bodies: allBodies([]) })).toBeNull()
    },
  )

  const selling = (...all: string[]) => ({ ...names, sold: { all, makes: {}, bodies: {}, dealerships: {} } })

  it.each([
    ['motorcycles', ['Motorcycles']],
    ['motorcycle', ['Motorcycles']],
    ['trucks', ['Trucks']],
    ['truck', ['Trucks']],
    ['cars', ['Cars']],
    ['car', ['Cars']],
  ])('resolves /search/%s to the kind %j when the website sells several kinds', (path, categories) => {
    const several = selling('Cars', 'Motorcycles', 'Trucks')
    expect(resolveLanding([path], several)).toEqual({ categories })
    expect(landingOf(query({ categories }), several).path).toBe(`/search/${path.replace(/s?$/, 's')}`)
  })

  it('returns null for a kind that the website does not sell, and all stock for its only kind', () => {
    expect(resolveLanding(['trucks'], selling('Cars', 'Caravans'))).toBeNull()
    expect(resolveLanding(['trucks'], names)).toBeNull()
    expect(resolveLanding(['cars'], selling('Cars'))).toEqual({})
    expect(landingOf(query({ categories: ['Cars'] }), selling('Cars')).path).toBe('/search')
  })

  it('prefers a body to a kind of the same name, which keeps its plural path', () => {
    const both = { ...selling('Cars', 'Caravans'), bodies: ['Caravan'] }
    expect(resolveLanding(['caravan'], both)).toEqual({ body: ['Caravan'] })
    expect(resolveLanding(['caravans'], both)).toEqual({ categories: ['Caravans'] })
    expect(landingOf(query({ body: ['Caravan'] }), both).path).toBe('/search/caravan')
  })

  it.each(['nothing', 'kia/defender', 'kia/sportage/gt', 'used-cars/kia', 'constructor', ''])(
    'returns null for /search/%s',
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
  ])('moves %j into the path %s', (refinements, path, rest) => {
    expect(landingOf(query(refinements), names)).toEqual({ path, rest: query(rest) })
  })

  it('keeps in the query a filter that its path would not resolve to', () => {
    expect(landingOf(query({ make: ['MINI'] }), names).path).toBe('/search')
    expect(landingOf(query({ body: ['SUV'] }), names).path).toBe('/search')
    expect(landingOf(query({ make: ['Ferrari'] }), names).path).toBe('/search')
  })

  it('is the inverse of resolveLanding and withLanding', () => {
    const requested = query({ make: ['Kia'], model: ['Carnival'], fuel: ['Diesel'] })
    const { path, rest } = landingOf(requested, names)
    const landing = resolveLanding(path.split('/').slice(2), names)
    expect(withLanding(rest, landing ?? {})).toEqual(requested)
  })
})

it('landingSlug writes names as URL segments [ROUTE-16]', () => {
  expect(landingSlug('Cab & Chassis')).toBe('cab-chassis')
  expect(landingSlug('4X4')).toBe('4x4')
})
