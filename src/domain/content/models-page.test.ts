import { type ListedModel, modelsPage, modelsPath } from './models-page'

const model = (make: string, label: string, ...bodies: string[]): ListedModel => ({
  make,
  label,
  bodies,
  href: `/search/${make}/${label}`,
  count: 2,
  photo: null,
  from: null,
})

const models = [
  model('Toyota', 'Hilux', 'Cab & Chassis', 'Ute'),
  model('Kia', 'Sportage', 'SUV'),
  model('Kia', 'Carnival', 'People Mover'),
]

describe('modelsPage', () => {
  it('lists all models by make, then by name', () => {
    const page = modelsPage(models, '')
    expect(page?.body).toBeNull()
    expect(page?.makes.map(({ make, models: its }) => [make, its.map(({ label }) => label)])).toEqual([
      ['Kia', ['Carnival', 'Sportage']],
      ['Toyota', ['Hilux']],
    ])
  })

  it.each([
    ['suv', 'SUV', ['Sportage']],
    ['people-mover', 'People Mover', ['Carnival']],
    ['cab-chassis', 'Cab Chassis', ['Hilux']],
    ['sedan', 'Sedan', []],
  ])('filters by the body %s [ROUTE-15]', (slug, body, labels) => {
    const page = modelsPage(models, slug)
    expect(page?.body).toBe(body)
    expect(page?.makes.flatMap(({ models: its }) => its.map(({ label }) => label))).toEqual(labels)
  })

  it('also filters by the product’s name for a body [SEARCH-33]', () => {
    const small = [model('Kia', 'Rio', 'Hatchback')]
    for (const slug of ['hatch', 'hatchback']) {
      expect(modelsPage(small, slug)).toMatchObject({ body: 'Hatch', makes: [{ make: 'Kia' }] })
    }
  })

  it('accepts every spelling of a body that the product knows [SEARCH-33]', () => {
    const wagons = [model('Subaru', 'Levorg', 'Wagon')]
    for (const slug of ['wagon', 'station-wagon', 'stationwagon']) {
      expect(modelsPage(wagons, slug)).toMatchObject({ body: 'Wagon', makes: [{ make: 'Subaru' }] })
    }
    expect(modelsPage(models, 'station-wagon')).toMatchObject({ body: 'Wagon', makes: [] })
  })

  it('offers every body in stock, with its number of models', () => {
    expect(modelsPage(models, 'ute')?.choices).toEqual([
      { label: 'All models', href: '/models', count: 3, chosen: false },
      { label: 'Cab Chassis', href: '/models?body=cab-chassis', count: 1, chosen: false },
      { label: 'People Mover', href: '/models?body=people-mover', count: 1, chosen: false },
      { label: 'SUV', href: '/models?body=suv', count: 1, chosen: false },
      { label: 'Ute', href: '/models?body=ute', count: 1, chosen: true },
    ])
  })

  it('is null for an unknown body, and without models', () => {
    expect(modelsPage(models, 'spaceship')).toBeNull()
    expect(modelsPage(models, 'SUV')).toBeNull()
    expect(modelsPage([], '')).toBeNull()
  })
})

it.each([
  ['People Mover', '/models?body=people-mover'],
  ['Cab & Chassis', '/models?body=cab-chassis'],
  ['4X4', '/models?body=4x4'],
  [null, '/models'],
])('modelsPath(%j) is %s [ROUTE-16]', (body, path) => {
  expect(modelsPath(body)).toBe(path)
})
