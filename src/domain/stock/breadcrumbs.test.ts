import type { Vehicle } from '../vehicle/vehicle'
import { vehicleBreadcrumbs } from './breadcrumbs'

const vehicle = {
  name: '2022 Land Rover Range Rover Sport',
  car_type: 'used',
  make: 'Land Rover',
  model: 'Range Rover Sport',
  simple_body: 'SUV',
  categories: ['Cars'],
  item_type: 'car',
} satisfies Partial<Vehicle>
const settings = {
  'vehiclePage.breadcrumbLinks': [],
  'vehiclePage.knownModels': [],
  'site.vehicleWording': 'Car',
} as const
const listed = { ...settings, 'vehiclePage.knownModels': ['range rover sport'] }

describe('vehicleBreadcrumbs', () => {
  it('links from Home through the condition, make and body to the vehicle [VDP-01]', () => {
    expect(vehicleBreadcrumbs(vehicle, settings)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Used cars', href: '/search/used-cars' },
      { label: 'Land Rover', href: '/search/land-rover' },
      { label: 'SUV', href: '/search/suv' },
      { label: '2022 Land Rover Range Rover Sport', href: null },
    ])
  })

  it('includes the model only when the site lists it as a known model, in any letter case [VDP-02, BRAND-05]', () => {
    const model = { label: 'Range Rover Sport', href: '/search/land-rover/range-rover-sport' }
    expect(vehicleBreadcrumbs(vehicle, listed)[3]).toEqual(model)
    expect(vehicleBreadcrumbs({ ...vehicle, model: 'Range Rover' }, listed)).toHaveLength(5)
    expect(vehicleBreadcrumbs(vehicle, settings)).not.toContainEqual(model)
  })

  it('leaves out the body when the feed gives none [VDP-02]', () => {
    expect(vehicleBreadcrumbs({ ...vehicle, simple_body: null }, listed).map(({ label }) => label)).toEqual([
      'Home',
      'Used cars',
      'Land Rover',
      'Range Rover Sport',
      '2022 Land Rover Range Rover Sport',
    ])
  })

  it('puts the site’s own links after Home and uses the site’s word for vehicles [VDP-01]', () => {
    const crumbs = vehicleBreadcrumbs(
      { ...vehicle, car_type: 'new' },
      {
        ...settings,
        'vehiclePage.breadcrumbLinks': [{ label: 'All stock', url: '/search' }],
        'site.vehicleWording': 'Motorcycle',
      },
    )
    expect(crumbs.slice(1, 3)).toEqual([
      { label: 'All stock', href: '/search' },
      { label: 'New motorcycles', href: '/search/new-cars' },
    ])
  })

  it.each<[Partial<Vehicle>, string, string]>([
    [
      { item_type: 'caravan', categories: ['Caravans'] },
      'Used caravans',
      'refinementList[categories][]=Caravans',
    ],
    [{ categories: ['Trucks'] }, 'Used trucks', 'refinementList[categories][]=Trucks'],
    [{ categories: ['Motorcycles'] }, 'Used motorcycles', 'refinementList[categories][]=Motorcycles'],
    [{ item_type: 'caravan', categories: [] }, 'Used caravans', 'refinementList[item_type][]=caravan'],
  ])('labels %j by its kind and links to that kind only [VDP-02, TEN-15]', (changes, label, requested) => {
    const crumb = vehicleBreadcrumbs({ ...vehicle, ...changes }, settings)[1]
    expect(crumb?.label).toBe(label)
    expect(decodeURIComponent(crumb?.href ?? '')).toBe(`/search/used-cars?${requested}`)
  })

  it('omits the kind from the URL when the kind is the site’s usual one [VDP-02, TEN-15]', () => {
    const sold = { ...settings, 'site.vehicleWording': 'Motorcycle' } as const
    expect(vehicleBreadcrumbs({ ...vehicle, categories: ['Motorcycles'] }, sold)[1]).toEqual({
      label: 'Used motorcycles',
      href: '/search/used-cars',
    })
  })
})
