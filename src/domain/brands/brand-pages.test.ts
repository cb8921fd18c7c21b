import { isMake } from '@/domain/stock/normalise/makes'
import { brandNumber } from './brand-numbers'
import { brandPath, groupBrands, modelWithPage, parseBrandPage } from './brand-pages'

describe('the pages of brands and models', () => {
  it.each([
    ['/brands', { page: 'brands' }],
    ['/kia/overview', { page: 'overview', brand: 'kia' }],
    ['/land-rover/overview', { page: 'overview', brand: 'land-rover' }],
    ['/sportage', { page: 'model', model: 'sportage' }],
    ['/landcruiser-79', { page: 'model', model: 'landcruiser-79' }],
    ['/', null],
    ['/kia/models', null],
    ['/kia/overview/more', null],
    ['/Kia/overview', null],
    ['/a--b', null],
    ['/constructor/overview', { page: 'overview', brand: 'constructor' }],
  ])('are found by the form of the address %s [ROUTE-33, ROUTE-34, ROUTE-39]', (path, asked) => {
    expect(parseBrandPage(path)).toEqual(asked)
  })

  it('give a brand the address of its overview [ROUTE-34]', () => {
    expect(brandPath({ slug: 'kia' })).toBe('/kia/overview')
  })

  it('leave out a model whose address staff replaced [BRAND-06, OFFER-06]', () => {
    const models = [
      { slug: 'sportage', overrideUrl: null },
      { slug: 'ev5', overrideUrl: '/electric' },
    ]
    expect(modelWithPage(models, 'sportage')).toBe(models[0])
    expect(modelWithPage(models, 'ev5')).toBeNull()
    expect(modelWithPage(models, 'constructor')).toBeNull()
  })
})

describe('the brands page', () => {
  it('groups brands by kind and sorts them by name [BRAND-01]', () => {
    const brand = (title: string, kind: 'cars' | 'motorcycles' | 'trucks' | 'group') => ({ title, kind })
    const groups = groupBrands([
      brand('Southern Cross Trucks', 'group'),
      brand('Toyota', 'cars'),
      brand('Yamaha', 'motorcycles'),
      brand('Ford', 'cars'),
      brand('Hino', 'trucks'),
    ])
    expect(groups.map(({ label, brands }) => [label, brands.map(({ title }) => title)])).toEqual([
      ['Cars', ['Ford', 'Toyota']],
      ['Motorcycles', ['Yamaha']],
      ['Trucks', ['Hino']],
      ['Our group', ['Southern Cross Trucks']],
    ])
  })
})

describe('a brand’s number', () => {
  const numbers = [{ make: 'Kia', new: '03 5550 0001', used: '03 5550 0002', demo: '' }]

  it.each([
    ['a new Kia', { make: 'KIA', car_type: 'new' as const }, '03 5550 0001'],
    ['a used Kia', { make: 'Kia', car_type: 'used' as const }, '03 5550 0002'],
    ['a demo without its own', { make: 'Kia', car_type: 'demo' as const }, '03 5550 0001'],
    ['another make', { make: 'Ford', car_type: 'new' as const }, null],
    ['no make', { car_type: 'new' as const }, null],
  ])('is the one for %s [BRAND-07]', (_, vehicle, number) => {
    expect(brandNumber(numbers, vehicle)).toBe(number)
  })

  it('is none where the brand has none for the vehicle [BRAND-07]', () => {
    expect(
      brandNumber([{ make: 'Kia', new: '03 5550 0001', used: '', demo: '' }], {
        make: 'Kia',
        car_type: 'used',
      }),
    ).toBeNull()
  })
})

it.each(['Toyota', 'Kia', 'Land Rover', 'Hino', 'Yamaha', 'Jayco', 'BYD'])(
  'the list of makes knows %s [BRAND-04]',
  (make) => {
    expect(isMake(make)).toBe(true)
  },
)
