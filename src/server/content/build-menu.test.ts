import { buildFooterColumns } from './build-footer'
import { buildMenu } from './build-menu'

const choices = {
  makes: [{ name: 'Kia', count: 5 }],
  bodies: [{ name: 'SUV', count: 5 }],
  models: [{ make: 'Kia', model: 'Sportage', count: 5 }],
}
const none = { makes: [], bodies: [], models: [] }
const sources = { choices, showcase: null, wording: 'Car', manufacturer: null, preset: {} }

describe('buildMenu', () => {
  const models = { kind: 'models', label: 'Vehicles', href: '/search' } as const

  it('lists the models in stock, and links to all stock [HF-04]', () => {
    expect(buildMenu([models], sources)).toEqual([
      {
        kind: 'models',
        label: 'Vehicles',
        pictures: false,
        all: { label: 'See all stock', href: '/search' },
        models: [{ label: 'Sportage', href: '/search/kia/sportage', count: 5, photo: null, from: null }],
        bodies: [{ label: 'SUV', href: '/search/suv', count: 5 }],
      },
    ])
  })

  it('shows models with their photos and lowest prices on a template with pictures [HF-04]', () => {
    const photo = { vehicle: 'kia-sportage-1', url: 'https://photos.example/1.jpg' }
    const photos = [{ ...photo, paint: '#f7f7f4' }]
    const showcase = [{ make: 'Kia', model: 'Sportage', photos, from: 34_990, inStock: 3, bodies: ['SUV'] }]
    const [item] = buildMenu([models], { ...sources, showcase })
    expect(item).toMatchObject({
      kind: 'models',
      pictures: true,
      models: [{ label: 'Sportage', photo, from: 34_990, count: 3 }],
    })
  })

  it('lists only a franchise’s own make, without repeating its name [HF-04]', () => {
    const mixed = {
      ...choices,
      makes: [...choices.makes, { name: 'Mazda', count: 9 }],
      models: [...choices.models, { make: 'Mazda', model: 'CX-5', count: 9 }],
    }
    const labelsFor = (manufacturer: string | null) => {
      const [item] = buildMenu([models], { ...sources, choices: mixed, manufacturer })
      return item?.kind === 'models' ? item.models.map(({ label }) => label) : []
    }
    expect(labelsFor('Kia')).toEqual(['Sportage'])
    expect(labelsFor(null)).toEqual(['Kia Sportage', 'Mazda CX-5'])
    expect(labelsFor('Tesla')).toEqual(['Kia Sportage', 'Mazda CX-5'])
  })

  it('shows only names when no model has a photo', () => {
    const [item] = buildMenu([models], { ...sources, showcase: [] })
    expect(item).toMatchObject({ kind: 'models', pictures: false })
  })

  it('makes a plain link of an item whose list would be empty', () => {
    const group = { kind: 'group', label: 'Service', href: '/service', links: [] } as const
    expect(buildMenu([models, { ...group, links: [] }], { ...sources, choices: none })).toEqual([
      { kind: 'link', label: 'Vehicles', href: '/search' },
      { kind: 'link', label: 'Service', href: '/service' },
    ])
  })

  it('lists the kinds of stock in the site’s own word for a vehicle, unless the editor sets links [HF-04, TEN-15]', () => {
    const stock = { kind: 'stock', label: 'Stock', href: '/search' } as const
    const own = [{ label: 'Learner approved', href: '/search?query=lams' }]
    const bikes = { ...sources, wording: 'Motorcycle' }
    const labels = buildMenu([stock, { ...stock, links: own }], bikes).map(
      (item) => item.kind === 'list' && item.links.map(({ label }) => label),
    )
    expect(labels).toEqual([
      ['New motorcycles', 'Demo motorcycles', 'Used motorcycles'],
      ['Learner approved'],
    ])
  })

  it('lists only the kinds of stock that the site lists [HF-04, TEN-07]', () => {
    const stock = { kind: 'stock', label: 'Stock', href: '/search' } as const
    const [item] = buildMenu([stock], { ...sources, preset: { carTypes: ['demo', 'used'] } })
    expect(item?.kind === 'list' && item.links.map(({ label }) => label)).toEqual(['Demo cars', 'Used cars'])
  })

  it('does not repeat an item’s own address when its list contains it', () => {
    const links = [{ label: 'Book a service', href: '/service' }]
    const [item] = buildMenu([{ kind: 'group', label: 'Service', href: '/service', links }], sources)
    expect(item).toMatchObject({ kind: 'list', all: null })
  })
})

describe('buildFooterColumns', () => {
  it('fills columns from the stock, and leaves out empty ones [HF-02]', () => {
    const stored: Parameters<typeof buildFooterColumns>[0] = [
      { kind: 'bodies', title: 'Vehicles by type' },
      { kind: 'models', title: 'Models' },
      { kind: 'links', title: 'Company', links: [{ label: 'Careers', href: '/careers', id: 'x' }] },
    ]
    expect(buildFooterColumns(stored, sources)).toEqual([
      { title: 'Vehicles by type', links: [{ label: 'SUV', href: '/search/suv' }] },
      { title: 'Models', links: [{ label: 'Sportage', href: '/search/kia/sportage' }] },
      { title: 'Company', links: [{ label: 'Careers', href: '/careers' }] },
    ])
    const names = [
      'SUV',
      'Ute',
      'Sedan',
      'Hatch',
      'Wagon',
      'Van',
      'Coupe',
      'Truck',
      'Convertible',
      'Camper Trailer',
    ]
    const many = [...names.map((name) => ({ name, count: 16 })), { name: 'Caravan', count: 94 }]
    const [types] = buildFooterColumns(stored, { ...sources, choices: { ...choices, bodies: many } })
    expect(types?.links).toHaveLength(10)
    expect(types?.links.map(({ label }) => label)).toContain('Caravan')
    expect(buildFooterColumns(stored, { ...sources, choices: none }).map(({ title }) => title)).toEqual([
      'Company',
    ])
  })
})
