import { render, screen, within } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import type { Facets } from '@/domain/stock/search/result'
import { emptyQuery, type StockQuery } from '@/domain/stock/search/stock-query'
import { stockQueryToUrl } from '@/domain/stock/search/stock-query-url'
import { FilterForm } from './FilterForm'
import type { FilterBlocksInput } from './filter-block'
import { filterBlocks } from './filter-blocks'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 2 }))
const facets: Facets = {
  make: counted('Toyota', 'Kia'),
  model: counted('HiLux', 'Rio'),
  price_range: counted('0-10000', '10000-20000'),
  weekly_price_range: counted('0-50', '50-100'),
  location_name: counted('Perth', 'Bunbury', 'Broome'),
  badge: counted('S', 'GT'),
  state: counted('WA'),
}
const makes = [
  { name: 'Toyota', models: ['HiLux'] },
  { name: 'Kia', models: ['Rio', 'Cerato'] },
]

interface Asked {
  reading?: FilterBlocksInput['reading']
  query?: Partial<StockQuery>
  counts?: Facets
  priceVisible?: boolean
  offersSubscription?: boolean
  tellsWeekly?: boolean
  distances?: Record<string, number>
}

function inputOf({
  query = {},
  counts = facets,
  priceVisible = true,
  offersSubscription = false,
  ...asked
}: Asked) {
  const { distances, reading, tellsWeekly = priceVisible } = asked
  const tenant = { 'price.visible': priceVisible, 'price.offersSubscription': offersSubscription }
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const hrefOf = (other: StockQuery) => stockQueryToUrl(other)
  return {
    query: { ...emptyQuery, ...query },
    facets: counts,
    settings,
    tellsWeekly,
    makes,
    distances,
    reading,
    hrefOf,
  }
}

const keys = (asked: Asked) => filterBlocks(inputOf(asked)).map(({ key }) => key)

function show(asked: Asked): HTMLFormElement {
  const { container } = render(
    <FilterForm
      layout="rail"
      clearHref="/"
      found={{ count: 4, wording: 'Car' }}
      pageSize={false}
      {...inputOf(asked)}
    />,
  )
  return container.querySelector('form') as HTMLFormElement
}

const sent = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== '')

describe('the filters', () => {
  it('are those that have more than one value, ranges and distance [SEARCH-06]', () => {
    expect(keys({})).toEqual(['make', 'price', 'km', 'weekly_price', 'place', 'badge'])
  })

  it('tell nothing of prices on a site that shows none [PRICE-09]', () => {
    expect(keys({ priceVisible: false })).toEqual(['make', 'km', 'place', 'badge'])
    expect(keys({ priceVisible: false, offersSubscription: true })).not.toContain('subscription_price')
  })

  it('leave out weekly prices where cards tell none [SEARCH-06]', () => {
    expect(keys({ tellsWeekly: false })).toEqual(['make', 'price', 'km', 'place', 'badge'])
  })

  it('narrow by what a subscription costs where vehicles are offered by one, and else carry it [SEARCH-06]', () => {
    const query = { ranges: { subscription_price: { max: 250 } } }
    expect(keys({ offersSubscription: true })).toContain('subscription_price')
    const form = show({ offersSubscription: true, query })
    const field = within(form).getByRole('spinbutton', { name: 'Subscription: to, dollars a week' })
    expect(field.getAttribute('value')).toBe('250')
    expect(sent(form).filter(([name]) => name.includes('subscription'))).toEqual([
      ['range[subscription_price][max]', '250'],
    ])
    expect(keys({ query })).not.toContain('subscription_price')
    expect(sent(show({ query }))).toContainEqual(['range[subscription_price]', ':250'])
  })

  it('offer badges last, and before the year once a make is chosen [SEARCH-06]', () => {
    const counts = { ...facets, year: counted('2020', '2021') }
    expect(keys({ counts }).slice(-2)).toEqual(['place', 'badge'])
    const ofMake = keys({ counts, query: { refinements: { make: ['Kia'] } } })
    expect(ofMake.filter((key) => key === 'badge')).toHaveLength(1)
    expect(ofMake.indexOf('badge')).toBe(ofMake.indexOf('year') - 1)
  })

  it('offer of hundreds of badges the 40 with the most stock, and all of them with their make', () => {
    const badge = counted(...Array.from({ length: 90 }, (_, index) => `B${index}`))
    const boxes = (form: HTMLFormElement) => form.querySelectorAll('[name="refinementList[badge][]"]').length
    const more = 'Choose a make to see all of its badges.'
    const all = show({ counts: { ...facets, badge } })
    expect([boxes(all), within(all).queryByText(more) !== null]).toEqual([40, true])
    const kia = show({ counts: { ...facets, badge }, query: { refinements: { make: ['Kia'] } } })
    expect([boxes(kia), within(kia).queryByText(more) !== null]).toEqual([90, false])
  })

  it('stand models below their chosen make, and one whose make was not chosen by itself', () => {
    show({ query: { refinements: { make: ['Kia'] } } })
    const models = screen.getByRole('list', { name: 'Models of Kia' })
    expect(within(models).getAllByRole('checkbox')).toHaveLength(1)
    expect(keys({ query: { refinements: { model: ['HiLux'] } } })).toContain('model')
    expect(keys({ query: { refinements: { make: ['Kia'], model: ['Rio'] } } })).not.toContain('model')
  })

  it.each([
    ['the website has one make alone', counted('Kia')],
    ['all that was found is of one make', counted('Toyota', 'Kia')],
  ])('offer models and badges by themselves where %s [SEARCH-06]', (_, make) => {
    const counts = { make, model: counted('Rio', 'Cerato'), badge: counted('S', 'GT') }
    expect(keys({ counts })).toEqual(expect.arrayContaining(['model', 'badge']))
    const form = show({ counts })
    const models = within(within(form).getByRole('group', { name: 'Model' })).getAllByRole('checkbox')
    expect(models.map((box) => box.getAttribute('value'))).toEqual(['Rio', 'Cerato'])
    expect(keys({ counts, query: { refinements: { make: ['Kia'] } } })).not.toContain('model')
  })

  it('keep a year that was chosen where there is one year or none', () => {
    for (const year of [counted(), counted('2020')]) {
      const counts = { ...facets, year }
      expect(keys({ counts })).not.toContain('year')
      const listed = show({ counts, query: { refinements: { year: ['2020'] } } })
      expect(sent(listed)).toContainEqual(['refinementList[year][]', '2020'])
      const bounded = show({ counts, query: { ranges: { year: { min: 2019 } } } })
      expect(sent(bounded)).toContainEqual(['range[year][min]', '2019'])
    }
  })

  it('name the nearest locations first, with how far they are', () => {
    show({ distances: { Broome: 3.4, Bunbury: 1.2 }, query: { near: { postcode: '6000', km: 50 } } })
    const labels = screen.getAllByText(/^(Perth|Bunbury|Broome)/).map(({ textContent }) => textContent)
    expect(labels).toEqual(['Bunbury (1 km)', 'Broome (3 km)', 'Perth'])
  })

  it('send everything that a search says, also what they have no field for', () => {
    const form = show({
      query: {
        text: 'rio',
        refinements: { make: ['Kia'], model: ['Rio'], make_model: ['Kia Rio'], year: ['2021'] },
        ranges: { price: { max: 20_000 }, km: { min: 12_345 }, seats: { min: 5 }, year: { max: 2022 } },
        near: { postcode: '6000', km: 33 },
        hitsPerPage: 42,
      },
    })
    expect(sent(form)).toEqual(
      expect.arrayContaining([
        ['query', 'rio'],
        ['refinementList[make][]', 'Kia'],
        ['refinementList[model][]', 'Rio'],
        ['refinementList[make_model][]', 'Kia Rio'],
        ['range[price][max]', '20000'],
        ['range[km][min]', '12345'],
        ['range[seats]', '5:'],
        ['near[postcode]', '6000'],
        ['near[km]', '33'],
        ['refinementList[year][]', '2021'],
        ['range[year][max]', '2022'],
        ['hitsPerPage', '42'],
      ]),
    )
    expect(sent(form)).toHaveLength(12)
  })

  it('show what a shopper’s words were understood as, to be taken off with the words, and never send it', () => {
    const form = show({
      query: { text: 'hilux gt' },
      reading: {
        parts: [{ label: 'HiLux', text: 'gt', refinements: { make: ['Toyota'], model: ['HiLux'] } }],
      },
    })
    const off = within(form).getAllByRole('link', { name: /^From your words, take off / })
    expect(off.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['From your words, take off Toyota2', '/search?query=gt'],
      ['From your words, take off HiLux2', '/search?query=gt'],
    ])
    expect(screen.getByRole('list', { name: 'Models of Toyota' }).contains(off[1] ?? null)).toBe(true)
    expect(sent(form)).toEqual([
      ['query', 'hilux gt'],
      ['near[km]', '50'],
    ])
  })

  it('say how many vehicles they lead to [SEARCH-03]', () => {
    show({})
    expect(screen.getAllByRole('button', { name: /Show Me 4 vehicles/ })).toHaveLength(1)
  })
})
