import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { TemplateKey } from '@/domain/flags/templates'
import { unpackAnswer } from '@/domain/stock/search/page/unpack-answer'
import type { Facets } from '@/domain/stock/search/results/result'
import { queryClient } from '@/ui/query/Queries'
import { inherited } from '~/tests/support/inherited'
import { resultsAnswer, searchSite } from '~/tests/support/search-page'
import StockSearch from '../stock-search.island'
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

type Found = NonNullable<Parameters<typeof resultsAnswer>[0]>

interface Requested extends Omit<Found, 'facets'> {
  counts?: Facets
  priceVisible?: boolean
  offersSubscription?: boolean
  tellsWeekly?: boolean
  template?: TemplateKey
}

function inputOf({
  counts = facets,
  priceVisible = true,
  offersSubscription = false,
  ...requested
}: Requested) {
  const { tellsWeekly = priceVisible, template, ...found } = requested
  const settings = { 'price.visible': priceVisible, 'price.offersSubscription': offersSubscription }
  const usual = searchSite({ settings, makes, template })
  const site = tellsWeekly ? usual : { ...usual, showsWeekly: false }
  return { site, first: resultsAnswer({ facets: counts, makes, count: 4, ...found }) }
}

function keys(requested: Requested) {
  const { site, first } = inputOf(requested)
  return filterBlocks({ site, query: first.query, answer: unpackAnswer(first, site) }).map(({ key }) => key)
}

function show(requested: Requested): HTMLFormElement {
  // Each form is a separate page with its own history entry.
  window.history.replaceState(null, '', '/search')
  const { container } = render(<StockSearch {...inputOf(requested)} />)
  return container.querySelector('form') as HTMLFormElement
}

const sent = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== '')

beforeEach(() => queryClient().clear())

describe('the filters', () => {
  it('include facets with more than one value, ranges and distance [SEARCH-06]', () => {
    expect(keys({})).toEqual(['price', 'make', 'km', 'weekly_price', 'place', 'badge'])
  })

  it('start with vehicle type on a site that sells several, then new or used, then price', () => {
    const counts = {
      ...facets,
      categories: counted('Cars', 'Motorcycles'),
      item_type: counted('car', 'caravan'),
      car_type: counted('new', 'used'),
    }
    expect(keys({ counts }).slice(0, 4)).toEqual(['kind', 'car_type', 'price', 'make'])
    expect(keys({ counts })).not.toContain('item_type')
    const chosen = { refinements: { item_type: ['caravan'] } }
    expect(keys({ counts, query: chosen })).toContain('item_type')
    const form = show({ counts })
    expect(within(form).getByRole('group', { name: 'Vehicle type' })).toBeTruthy()
    expect(form.querySelector('summary')?.textContent).toBe('Vehicle type')
  })

  it('include sleeping places, length and masses for caravans, and engines for motorcycles, once the search is for them [SEARCH-06]', () => {
    const sleeps = counted('2', '4')
    const ofCaravans = ['sleeps', 'body_length', 'atm', 'tare']
    const of = (requested: Requested) =>
      keys(requested).filter((key) => [...ofCaravans, 'engine_range'].includes(key))
    expect(of({})).toEqual([])
    expect(of({ counts: { ...facets, sleeps } })).toEqual(ofCaravans)
    const counts = {
      ...facets,
      sleeps,
      engine_range: counted('0-250', '501-750'),
      categories: counted('Cars', 'Caravans', 'Motorcycles'),
    }
    expect(of({ counts })).toEqual([])
    expect(of({ counts, query: { refinements: { item_type: ['caravan'] } } })).toEqual(ofCaravans)
    expect(of({ counts, query: { refinements: { categories: ['Motorcycles'] } } })).toEqual(['engine_range'])
    expect(of({ counts, query: { ranges: { atm: { max: 2345 } } } })).toEqual(['atm'])
  })

  it.each(inherited)(
    'offer a make and a location called %s, without inherited models or distance',
    (name) => {
      const { site, first } = inputOf({
        counts: { ...facets, location_name: counted('Perth', name) },
        distances: { Perth: 12 },
      })
      const named = { ...site, names: { ...site.names, makes: [name] } }
      expect(unpackAnswer(first, named).names.makes).toEqual([{ name, models: [] }])
      const { container } = render(<StockSearch site={named} first={first} />)
      const places = [...container.querySelectorAll('[name="refinementList[location_name][]"]')]
      expect(places.map((place) => place.closest('label')?.textContent)).toEqual([
        expect.stringMatching(/^Perth \(12 km\)/),
        expect.not.stringContaining('km'),
      ])
    },
  )

  it('show engine bands and mass stops with their units', () => {
    const counts = { ...facets, sleeps: counted('2', '4'), engine_range: counted('0-250', '1001+') }
    const form = within(show({ counts, query: { ranges: { atm: { max: 2345 } } } }))
    expect(form.getByRole('checkbox', { name: /Up to 250 cc/, hidden: true })).toBeTruthy()
    expect(form.getByRole('checkbox', { name: /Over 1,000 cc/, hidden: true })).toBeTruthy()
    expect(form.getAllByRole('option', { name: '2,345 kg', hidden: true })).toHaveLength(2)
    expect(form.getAllByRole('option', { name: '18 ft', hidden: true })).toHaveLength(2)
  })

  it.each(['metro', 'throttle'] as const)('are one form on %s, with prices once [SEARCH-05]', (template) => {
    const form = show({ template })
    expect(document.querySelectorAll('.filter-panel form')).toHaveLength(1)
    const summaries = [...form.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(summaries.filter((text) => text === 'Price')).toHaveLength(1)
    expect(form.querySelectorAll('input[name="refinementList[price_range][]"]')).toHaveLength(2)
  })

  it('in a bar close when a shopper submits with Enter', async () => {
    const form = show({ template: 'marque' })
    const price = [...form.querySelectorAll('details')].find(
      (each) => each.querySelector('summary')?.textContent === 'Price',
    ) as HTMLDetailsElement
    await userEvent.click(price.querySelector('summary') as HTMLElement)
    await waitFor(() => expect(price.open).toBe(true))
    fireEvent.submit(form)
    expect(price.open).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  })

  it('announce the ends of a range in dollars, per week where that applies [SEARCH-30]', () => {
    const form = within(show({ query: { ranges: { price: { max: 20_000 }, weekly_price: { min: 50 } } } }))
    const messages = form
      .getAllByRole('slider', { hidden: true })
      .map((each) => [each.getAttribute('aria-label'), each.getAttribute('aria-valuetext')])
    expect(messages).toEqual([
      ['Price: lowest', 'Any'],
      ['Price: highest', '$20,000'],
      ['Weekly price: lowest', '$50 a week'],
      ['Weekly price: highest', 'Any'],
    ])
  })

  it('show an unknown postcode above the results where its field may be hidden', () => {
    const problems = [{ field: 'near', message: 'We do not know the postcode 9999.' }]
    const notice = () => screen.getAllByText('We do not know the postcode 9999.')[0]?.closest('.lg\\:hidden')
    show({ template: 'marque', problems })
    expect(notice()).toBeNull()
    cleanup()
    show({ template: 'metro', problems })
    expect(notice()).toBeTruthy()
  })

  it('omit prices on a site that shows none [PRICE-09]', () => {
    expect(keys({ priceVisible: false })).toEqual(['make', 'km', 'place', 'badge'])
    expect(keys({ priceVisible: false, offersSubscription: true })).not.toContain('subscription_price')
  })

  it('omit weekly prices where cards show none [SEARCH-06]', () => {
    expect(keys({ tellsWeekly: false })).toEqual(['price', 'make', 'km', 'place', 'badge'])
  })

  it('label quick prices as maximum prices [SEARCH-31]', () => {
    const form = show({})
    const prices = within(form).getByRole('list', { name: 'Highest price' })
    const links = within(prices).getAllByRole('link')
    expect(links.every(({ textContent }) => /^Up to \$[\d,]+$/.test(textContent ?? ''))).toBe(true)
  })

  it('offer subscription prices where vehicles have them, and else submit them hidden [SEARCH-06]', () => {
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

  it('put badges last, and before the year once a make is chosen [SEARCH-06]', () => {
    const counts = { ...facets, year: counted('2020', '2021') }
    expect(keys({ counts }).slice(-2)).toEqual(['place', 'badge'])
    const ofMake = keys({ counts, query: { refinements: { make: ['Kia'] } } })
    expect(ofMake.filter((key) => key === 'badge')).toHaveLength(1)
    expect(ofMake.indexOf('badge')).toBe(ofMake.indexOf('year') - 1)
  })

  it('limit hundreds of badges to the 40 with the most stock, until a make is chosen', () => {
    const badge = counted(...Array.from({ length: 90 }, (_, index) => `B${index}`))
    const boxes = (form: HTMLFormElement) => form.querySelectorAll('[name="refinementList[badge][]"]').length
    const more = 'Choose a make to see all of its badges.'
    const all = show({ counts: { ...facets, badge } })
    expect([boxes(all), within(all).queryByText(more) !== null]).toEqual([40, true])
    const kia = show({ counts: { ...facets, badge }, query: { refinements: { make: ['Kia'] } } })
    expect([boxes(kia), within(kia).queryByText(more) !== null]).toEqual([90, false])
  })

  it('nest models under their chosen make, and list a model separately when its make is not chosen', () => {
    show({ query: { refinements: { make: ['Kia'] } } })
    const models = screen.getByRole('list', { name: 'Models of Kia' })
    expect(within(models).getAllByRole('checkbox')).toHaveLength(1)
    expect(keys({ query: { refinements: { model: ['HiLux'] } } })).toContain('model')
    expect(keys({ query: { refinements: { make: ['Kia'], model: ['Rio'] } } })).not.toContain('model')
  })

  it.each([
    ['the website has one make alone', counted('Kia')],
    ['all that was found is of one make', counted('Toyota', 'Kia')],
  ])('list models and badges separately where %s [SEARCH-06]', (_, make) => {
    const counts = { make, model: counted('Rio', 'Cerato'), badge: counted('S', 'GT') }
    expect(keys({ counts })).toEqual(expect.arrayContaining(['model', 'badge']))
    const form = show({ counts })
    const models = within(within(form).getByRole('group', { name: 'Model' })).getAllByRole('checkbox')
    expect(models.map((box) => box.getAttribute('value'))).toEqual(['Rio', 'Cerato'])
    expect(keys({ counts, query: { refinements: { make: ['Kia'] } } })).not.toContain('model')
  })

  it('keep a chosen year when one year or none is left', () => {
    for (const year of [counted(), counted('2020')]) {
      const counts = { ...facets, year }
      expect(keys({ counts })).not.toContain('year')
      const listed = show({ counts, query: { refinements: { year: ['2020'] } } })
      expect(sent(listed)).toContainEqual(['refinementList[year][]', '2020'])
      const bounded = show({ counts, query: { ranges: { year: { min: 2019 } } } })
      expect(sent(bounded)).toContainEqual(['range[year][min]', '2019'])
    }
  })

  it('list the nearest locations first, with their distance', () => {
    const near = { postcode: '6000', km: 50 }
    const form = show({ distances: { Broome: 3, Bunbury: 1 }, query: { near } })
    const labels = within(form).getAllByText(/^(Perth|Bunbury|Broome)/)
    expect(labels.map(({ textContent }) => textContent)).toEqual(['Bunbury (1 km)', 'Broome (3 km)', 'Perth'])
  })

  it('report an unknown postcode at its field', () => {
    const message = 'We do not know the postcode 9999.'
    const form = show({ problems: [{ field: 'near', message }] })
    const field = within(form).getByLabelText<HTMLInputElement>('Postcode')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe(message)
    expect(within(form).getByRole('alert').textContent).toBe(message)
    expect(field.closest('details')?.open).toBe(true)
  })

  it('submit the whole search, including parameters without a field', () => {
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

  it('show the filters that the shopper’s words set, remove them with the words, and never submit them', () => {
    const parts = [{ label: 'HiLux', text: 'gt', refinements: { make: ['Toyota'], model: ['HiLux'] } }]
    const chosen = { make: ['Toyota'], model: ['HiLux'] }
    const first = { query: { text: 'hilux gt' }, reading: { parts, words: [] } }
    // The server includes the models of the makes that the words chose.
    const { facets: packed } = resultsAnswer({ facets, makes, query: { refinements: chosen } })
    const { site, first: answer } = inputOf(first)
    const { container } = render(<StockSearch site={site} first={{ ...answer, facets: packed }} />)
    const form = container.querySelector('form') as HTMLFormElement
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

  it('show the number of results [SEARCH-03]', () => {
    show({})
    expect(screen.getAllByRole('button', { name: /Show Me 4 vehicles/ })).toHaveLength(1)
  })

  it('have a keyword field with a shorter placeholder in a bar', () => {
    const hint = (template: TemplateKey) =>
      within(show({ template })).getByRole('combobox', { name: 'Keywords' }).getAttribute('placeholder')
    expect(hint('metro')).toBe('Make, model or keyword')
    expect(hint('marque')).toBe('Model or keyword')
  })

  it('have a clear link once any are active', () => {
    const clear = (form: HTMLElement) => within(form).queryByRole('link', { name: 'Clear filters' })
    expect(clear(show({}))).toBeNull()
    expect(clear(show({ query: { refinements: { make: ['Toyota'] } } }))).toBeTruthy()
  })

  it('can be skipped by keyboard', () => {
    show({})
    const skip = screen.getByRole('link', { name: 'Skip to results' })
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(
      screen.getByRole('region', { name: 'Results' }),
    )
  })
})

describe('a long list of values', () => {
  const many = Array.from({ length: 30 }, (_, index) => `Make ${String.fromCharCode(65 + index)}`)
  const list = (names = many) => show({ counts: { make: counted(...names) } })
  const later = (form: HTMLFormElement) => form.querySelectorAll('.facet[data-folded] li[data-later]').length
  const find = (form: HTMLFormElement) => within(form).getByRole('searchbox', { name: 'Find in make' })
  const boxes = (form: HTMLFormElement) =>
    within(within(form).getByRole('group', { name: 'Make' }))
      .queryAllByRole('checkbox')
      .map((box) => box.getAttribute('value'))

  it('shows its first twelve, and all of them on request', async () => {
    const form = list()
    expect(later(form)).toBe(18)
    const all = within(form).getByRole('button', { name: 'Show all 30 of make' })
    await userEvent.click(all)
    expect([later(form), all.getAttribute('aria-expanded')]).toEqual([0, 'true'])
  })

  it('groups the makes with the most stock as popular makes [SEARCH-27, SEARCH-28]', () => {
    const form = list()
    expect(within(form).getByText('Popular makes').nextElementSibling?.children).toHaveLength(20)
    expect(within(form).getByText('All other makes').nextElementSibling?.children).toHaveLength(10)
  })

  it('matches the beginnings of words, and says when nothing matches', async () => {
    const form = list(['Citroën', 'Land Rover', 'Škoda', ...many])
    await userEvent.type(find(form), 'ro')
    expect(boxes(form)).toEqual(['Land Rover'])
    expect(later(form)).toBe(0)
    await userEvent.clear(find(form))
    await userEvent.type(find(form), 'citroe')
    expect(boxes(form)).toEqual(['Citroën'])
    await userEvent.type(find(form), 'x')
    expect(boxes(form)).toEqual([])
    expect(within(form).getByText('No make found')).toBeTruthy()
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('No make found')
    await userEvent.clear(find(form))
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('4 vehicles found')
  })

  it('hides a heading without matching makes', async () => {
    const form = list(['Zeekr', ...many])
    await userEvent.type(find(form), 'zee')
    expect(within(form).queryByText('All other makes')).toBeNull()
  })

  it('keeps a make whose models match, and all its models when the make matches', async () => {
    const names = ['Kia', 'Toyota', ...many]
    const counts = { make: counted(...names), model: counted('Rio', 'Cerato', 'HiLux') }
    const form = show({ counts, query: { refinements: { make: ['Kia'] } } })
    await userEvent.type(find(form), 'cer')
    expect(boxes(form)).toEqual(['Kia', 'Cerato'])
    await userEvent.clear(find(form))
    await userEvent.type(find(form), 'kia')
    expect(boxes(form)).toEqual(['Kia', 'Rio', 'Cerato'])
  })
})
