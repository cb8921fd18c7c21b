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
const knows = { ...settings, 'vehiclePage.knownModels': ['range rover sport'] }

describe('vehicleBreadcrumbs', () => {
  it('lead from Home through condition, make and body to the vehicle itself [VDP-01]', () => {
    expect(vehicleBreadcrumbs(vehicle, settings)).toEqual([
      { label: 'Home', href: '/' },
      { label: 'Used cars', href: '/search/used-cars' },
      { label: 'Land Rover', href: '/search/land-rover' },
      { label: 'SUV', href: '/search/suv' },
      { label: '2022 Land Rover Range Rover Sport', href: null },
    ])
  })

  it('name the model only when the site knows it, however it is written [VDP-02]', () => {
    const model = { label: 'Range Rover Sport', href: '/search/land-rover/range-rover-sport' }
    expect(vehicleBreadcrumbs(vehicle, knows)[3]).toEqual(model)
    expect(vehicleBreadcrumbs({ ...vehicle, model: 'Range Rover' }, knows)).toHaveLength(5)
    expect(vehicleBreadcrumbs(vehicle, settings)).not.toContainEqual(model)
  })

  it('leave out a body that the feed did not say [VDP-02]', () => {
    expect(vehicleBreadcrumbs({ ...vehicle, simple_body: null }, knows).map(({ label }) => label)).toEqual([
      'Home',
      'Used cars',
      'Land Rover',
      'Range Rover Sport',
      '2022 Land Rover Range Rover Sport',
    ])
  })

  it('have the site’s own links after Home, and its word for vehicles [VDP-01]', () => {
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
  ])('call %j by its kind, and lead to those alone [VDP-02, TEN-15]', (changes, label, asked) => {
    const crumb = vehicleBreadcrumbs({ ...vehicle, ...changes }, settings)[1]
    expect(crumb?.label).toBe(label)
    expect(decodeURIComponent(crumb?.href ?? '')).toBe(`/search/used-cars?${asked}`)
  })

  it('leave the kind unsaid in the address where the site sells no other [VDP-02, TEN-15]', () => {
    const sold = { ...settings, 'site.vehicleWording': 'Motorcycle' } as const
    expect(vehicleBreadcrumbs({ ...vehicle, categories: ['Motorcycles'] }, sold)[1]).toEqual({
      label: 'Used motorcycles',
      href: '/search/used-cars',
    })
  })
})
