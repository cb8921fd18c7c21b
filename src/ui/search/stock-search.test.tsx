import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { parseStockQuery } from '@/domain/stock/search/query/parse-stock-query'
import { emptyQuery } from '@/domain/stock/search/query/stock-query'
import { queryClient } from '@/ui/query/Queries'
import { installPopovers } from '~/tests/support/popover'
import { resultsAnswer, searchSite } from '~/tests/support/search-page'
import { stockHit } from '~/tests/support/stock-hit'
import StockSearch from './stock-search.island'
import { ANSWER_LIFETIME, forgetOldAnswers, MAX_ANSWERS } from './use-answer'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 2 }))
const makes = [
  { name: 'Toyota', models: ['HiLux'] },
  { name: 'Kia', models: ['Rio'] },
]
const facets = {
  make: counted('Toyota', 'Kia'),
  model: counted('HiLux', 'Rio'),
  car_type: counted('new', 'used'),
}

type Answered = Parameters<typeof resultsAnswer>[0]

/** Fake server: answers or fails each request, and records it. */
const requests: string[] = []
let answers: (address: URL) => Answered | Promise<Answered> = () => ({})
const seeds: (string | null)[] = []

function answerTo(address: URL): Answered {
  const { query } = parseStockQuery(address.searchParams)
  return { query, hits: [stockHit()], count: 21 + requests.length, facets, makes }
}

beforeEach(() => {
  installPopovers()
  queryClient().clear()
  localStorage.clear()
  requests.length = 0
  seeds.length = 0
  answers = answerTo
  window.history.replaceState(null, '', '/search')
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    scrollTo: jest.fn(),
    fetch: jest.fn(async (path: string, { headers, signal }: RequestInit) => {
      const address = new URL(path, location.origin)
      if (address.pathname.endsWith('/suggestions')) return { ok: true, status: 200, json: async () => [] }
      requests.push(decodeURIComponent(address.search))
      seeds.push(new Headers(headers).get('x-promo-seed'))
      const answer = await answers(address)
      if (signal?.aborted) throw signal.reason
      return { ok: true, status: 200, json: async () => resultsAnswer(answer) }
    }),
  })
  Element.prototype.scrollIntoView = jest.fn()
  Element.prototype.checkVisibility = () => true
})

function open(found: Answered = {}, site: Parameters<typeof searchSite>[1] = {}) {
  const first = resultsAnswer({ hits: [stockHit()], count: 90, facets, makes, ...found })
  return render(<StockSearch site={searchSite({ makes }, { clearPath: '/search', ...site })} first={first} />)
}

const here = () => decodeURIComponent(location.pathname + location.search)
const box = (name: RegExp) =>
  screen.getAllByRole<HTMLInputElement>('checkbox', { name })[0] as HTMLInputElement
const region = () => screen.getByRole('region', { name: 'Results' })
const settled = () => waitFor(() => expect(region().getAttribute('aria-busy')).toBe('false'))
const keywords = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Keywords' })
const status = () => screen.getAllByRole('status')[0]?.textContent

async function choose(name: RegExp) {
  await userEvent.click(box(name))
  await settled()
}

/** Types as a browser does, outside `act`: React renders what a letter changes before what a timer changed. */
function typeAtOnce(text: string): void {
  const field = keywords()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** jsdom traverses its history in a separate task. */
async function go(by: number) {
  await act(async () => {
    history.go(by)
    await new Promise((resolve) => setTimeout(resolve, 30))
  })
  await settled()
}

describe('the results of a live search', () => {
  it('update as soon as a box is checked, under their canonical path on the website [ROUTE-13]', async () => {
    open()
    await choose(/^Kia/)
    expect(requests).toEqual(['?refinementList[make][]=Kia&view=page'])
    expect(here()).toBe('/search/kia')
    expect(box(/^Kia/).checked).toBe(true)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kia cars for sale')
    expect(document.title).toBe('Kia cars for sale')
    expect(status()).toBe('22 vehicles found')
  })

  it('follow a history step from before hydration [ROUTE-48]', async () => {
    history.replaceState({ search: { ...emptyQuery, refinements: { make: ['Kia'] } } }, '', '/search/kia')
    open()
    await settled()
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kia cars for sale'),
    )
    expect(here()).toBe('/search/kia')
  })

  it('reload after a history step that the framework lost [ROUTE-48]', () => {
    const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const entries = jest.fn(() => [{ name: 'http://localhost/search?query=kia' }])
    Object.assign(performance, { getEntriesByType: entries })
    open({ query: { text: 'kia' } }).unmount()
    // jsdom reports a reload as an error.
    expect(reloads.mock.calls.join()).toContain('navigation')
    reloads.mockClear()
    entries.mockReturnValue([{ name: 'http://localhost/search' }])
    open().unmount()
    expect(reloads).not.toHaveBeenCalled()
    Object.assign(performance, { getEntriesByType: undefined })
  })

  it('remove the models of a make together with it, and keep other choices [SEARCH-06]', async () => {
    open({ query: { refinements: { make: ['Kia'], model: ['Rio'], car_type: ['used'] } } })
    await choose(/^Kia/)
    expect(here()).toBe('/search/used-cars')
  })

  it('keep the positions of promo tiles: each request carries the page’s seed [PROMO-02]', async () => {
    open()
    await choose(/^Kia/)
    expect(seeds).toEqual(['7'])
  })

  it('never show an answer that a later one overtook', async () => {
    let release = () => {}
    answers = (address) =>
      address.search.includes('Toyota') && !address.search.includes('Kia')
        ? new Promise((resolve) => {
            release = () => resolve({ ...answerTo(address), heading: 'Overtaken' })
          })
        : answerTo(address)
    open()
    await userEvent.click(box(/^Toyota/))
    expect(region().getAttribute('aria-busy')).toBe('true')
    await choose(/^Kia/)
    await act(async () => release())
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Overtaken')
    expect(requests).toHaveLength(2)
  })

  it('update title, description, robots and canonical URL, forward and back', async () => {
    document.head.innerHTML = '<title>First</title><meta name="description" content="Of the first.">'
    const first = {
      title: 'First',
      description: 'Of the first.',
      robots: null,
      canonical: 'https://kia.example/search',
    }
    const second = { title: 'Second', description: 'Of the second.', robots: 'noindex', canonical: null }
    answers = (address) => ({ ...answerTo(address), head: second })
    open({ head: first })
    const metadata = () => [
      document.title,
      ...['meta[name="description"]', 'meta[name="robots"]'].map((each) =>
        document.head.querySelector(each)?.getAttribute('content'),
      ),
      document.head.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    ]
    await choose(/^Kia/)
    expect(metadata()).toEqual(['Second', 'Of the second.', 'noindex', undefined])
    await go(-1)
    expect(metadata()).toEqual(['First', 'Of the first.', undefined, 'https://kia.example/search'])
  })

  it('empty the structured data, which lists the first results', async () => {
    const data = document.body.appendChild(document.createElement('script'))
    data.type = 'application/ld+json'
    data.textContent = '{"@type":"ItemList"}'
    open()
    expect(data.textContent).toContain('ItemList')
    await choose(/^Kia/)
    expect(data.textContent).toBe('[]')
    data.remove()
  })

  it('ignore a fragment link on the page, whatever the URL’s other parameters', async () => {
    window.history.replaceState(null, '', '/search?utm_source=mail')
    const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    open()
    window.history.pushState(null, '', '/search?utm_source=mail#results')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })))
    expect(reloads).not.toHaveBeenCalled()
    expect(here()).toBe('/search?utm_source=mail')
  })

  it('still add history entries after a reload with the sheet open', async () => {
    window.history.replaceState({ layer: 5 }, '', '/search')
    open()
    await choose(/^Kia/)
    await go(-1)
    expect([here(), box(/^Kia/).checked]).toEqual(['/search', false])
  })

  it('fade only while an answer is slow', async () => {
    let release = () => {}
    answers = (address) =>
      new Promise((resolve) => {
        release = () => resolve(answerTo(address))
      })
    open()
    await userEvent.click(box(/^Kia/))
    expect(region().dataset.late).toBeUndefined()
    await waitFor(() => expect(region().dataset.late).toBe(''))
    await act(async () => release())
    await settled()
    expect(region().dataset.late).toBeUndefined()
  })

  it('keep a letter that is typed while the text before it is being sent', async () => {
    open()
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick', 'performance', 'Date'] })
    const inTests = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    try {
      typeAtOnce('co')
      jest.advanceTimersByTime(250)
      typeAtOnce('cor')
    } finally {
      jest.useRealTimers()
    }
    await waitFor(() => expect(here()).toBe('/search?query=co'))
    expect(keywords().value).toBe('cor')
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', inTests)
    fireEvent.blur(keywords())
    await waitFor(() => expect(here()).toBe('/search?query=cor'))
  })

  it('wait for a pause in typing, keep the unfinished text, and use one history entry', async () => {
    open()
    const entries = history.length
    await userEvent.type(keywords(), 'rio ')
    await waitFor(() => expect(here()).toBe('/search?query=rio'))
    await settled()
    await userEvent.type(keywords(), 'gt')
    await waitFor(() => expect(here()).toBe('/search?query=rio+gt'))
    await settled()
    expect(requests).toHaveLength(2)
    expect(keywords().value).toBe('rio gt')
    expect(history.length).toBe(entries + 1)
    await go(-1)
    expect([here(), keywords().value]).toEqual(['/search', ''])
  })

  it('restore an earlier URL’s results on Back without another request [ROUTE-48, SEARCH-12, SEARCH-19]', async () => {
    open()
    await choose(/^Kia/)
    await go(-1)
    expect([here(), box(/^Kia/).checked, status()]).toEqual(['/search', false, '90 vehicles found'])
    await go(1)
    expect([here(), box(/^Kia/).checked]).toEqual(['/search/kia', true])
    expect(requests).toHaveLength(1)
  })

  it('follow links to other pages, and scroll to and focus their beginning', async () => {
    open()
    jest.spyOn(region(), 'getBoundingClientRect').mockReturnValue({ top: -900 } as DOMRect)
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    await settled()
    expect(here()).toBe('/search?page=2')
    expect(document.activeElement).toBe(region())
    expect(region().scrollIntoView).toHaveBeenCalled()
  })

  it('take over the focus of a removed filter, also before its results have loaded', async () => {
    answers = () => new Promise(() => {})
    open()
    await userEvent.click(box(/^Kia/))
    expect(region().getAttribute('aria-busy')).toBe('true')
    await userEvent.click(screen.getByRole('link', { name: /^Remove filter/ }))
    expect(here()).toBe('/search')
    expect(document.activeElement).toBe(region())
  })

  it('stay when the request fails, show a message, and update on retry [SEARCH-10]', async () => {
    const error = { ok: false, status: 503, json: async () => ({}) }
    const working = window.fetch
    window.fetch = jest.fn(async () => error as unknown as Response)
    open()
    await choose(/^Kia/)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(status()).toMatch(/^We could not load these results/)
    window.fetch = working
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settled()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(status()).toBe('22 vehicles found')
  })

  it('replace a form’s URL by the canonical one, and keep other URLs', () => {
    window.history.replaceState(null, '', '/search?refinementList[make][]=Kia')
    const found = { query: { refinements: { make: ['Kia'] } }, address: '/search/kia' }
    open(found).unmount()
    expect(here()).toBe('/search/kia')
    window.history.replaceState(null, '', '/search/kia?utm_source=mail')
    open(found)
    expect(here()).toBe('/search/kia?utm_source=mail')
  })

  it('stay on the search page when the filters are cleared, without unfinished input [SEARCH-36]', async () => {
    open({ query: { text: 'rio', refinements: { make: ['Kia'] } } })
    await userEvent.type(screen.getByLabelText('Postcode'), '60')
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
    await settled()
    expect(here()).toBe('/search')
    expect(screen.getByLabelText<HTMLInputElement>('Postcode').value).toBe('')
    expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull()
  })

  it('are tracked on load and after each change, without the typed words [TRACK-12]', async () => {
    const tracked: unknown[] = []
    const note = (event: Event) => tracked.push((event as CustomEvent).detail)
    document.addEventListener('forecourt:track', note)
    open({}, { trackedEvent: 49 })
    await choose(/^Kia/)
    expect(tracked).toEqual([
      { event: 49, data: { found: '90 vehicles found' } },
      { event: 49, data: { found: '22 vehicles found' } },
    ])
    document.removeEventListener('forecourt:track', note)
  })
})

describe('a postcode field', () => {
  const postcode = () => screen.getByLabelText<HTMLInputElement>('Postcode')

  it('waits for a complete postcode, and then applies the distance chosen before', async () => {
    open()
    await userEvent.selectOptions(screen.getByLabelText('Within'), '10')
    await userEvent.type(postcode(), '60')
    await choose(/^Kia/)
    expect([requests.length, postcode().value]).toEqual([1, '60'])
    await userEvent.type(postcode(), '00')
    await waitFor(() => expect(here()).toBe('/search/kia?near=6000:10'))
  })

  it('blocks the form while a visible postcode is incomplete, but not in a closed group [SEARCH-03]', async () => {
    open()
    const form = postcode().form as HTMLFormElement
    await userEvent.type(postcode(), '60')
    const report = jest.spyOn(postcode(), 'reportValidity')
    fireEvent.submit(form)
    expect(report).toHaveBeenCalledTimes(1)
    expect(document.activeElement).not.toBe(region())
    Element.prototype.checkVisibility = () => false
    fireEvent.submit(form)
    expect(document.activeElement).toBe(region())
  })
})

describe('a dollar range', () => {
  const field = (end: string) =>
    screen.getByRole<HTMLInputElement>('spinbutton', { name: `Price: ${end}, dollars` })
  const handle = (end: string) => screen.getByRole<HTMLInputElement>('slider', { name: `Price: ${end}` })

  it('follows its handles and its fields [SEARCH-30, SEARCH-32]', async () => {
    open()
    const { priceSlider } = searchSite()
    fireEvent.change(handle('highest'), { target: { value: `${priceSlider.max - 500}` } })
    expect(field('to').value).toBe(`${priceSlider.max - 500}`)
    await waitFor(() => expect(here()).toBe(`/search?range[price]=:${priceSlider.max - 500}`))
    await userEvent.clear(field('to'))
    await userEvent.type(field('to'), '20000.4')
    await userEvent.tab()
    await waitFor(() => expect(here()).toBe('/search?range[price]=:20000'))
    expect(field('to').value).toBe('20000')
  })

  it('swaps reversed ends on blur', async () => {
    open({ query: { ranges: { price: { max: 20_000 } } } })
    await userEvent.type(field('from'), '90000')
    await userEvent.tab()
    await waitFor(() => expect(here()).toBe('/search?range[price]=20000:90000'))
    expect([field('from').value, field('to').value]).toEqual(['20000', '90000'])
  })
})

describe('a remembered choice', () => {
  const stored = () => localStorage.getItem(`forecourt:${document.documentElement.dataset.site}:search`)
  const sort = (to: string) => userEvent.selectOptions(screen.getByLabelText('Sort by'), to)

  it('is the starting point only at the URL of all stock [SEARCH-11, ROUTE-01]', async () => {
    localStorage.setItem(`forecourt:${document.documentElement.dataset.site}:search`, 'sortBy=km%3Aasc')
    window.history.replaceState(null, '', '/search/kia')
    const { unmount } = open({ query: { refinements: { make: ['Kia'] } } })
    expect([here(), requests.length]).toEqual(['/search/kia', 0])
    unmount()
    queryClient().clear()
    window.history.replaceState(null, '', '/search')
    const entries = history.length
    open()
    await waitFor(() => expect(here()).toBe('/search?sortBy=km:asc'))
    expect(history.length).toBe(entries)
  })

  it('survives results without it, until it is changed or the filters are cleared [SEARCH-11]', async () => {
    open()
    await sort('km:asc')
    await settled()
    expect(stored()).toBe('sortBy=km%3Aasc')
    await choose(/^Kia/)
    expect(stored()).toBe('sortBy=km%3Aasc')
    await sort('year:desc')
    expect(stored()).toBe('sortBy=year%3Adesc')
    await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
    expect(stored()).toBeNull()
  })

  it('includes the view: cards are rows or tiles as this browser last chose', async () => {
    open().unmount()
    open()
    await userEvent.click(screen.getByRole('button', { name: 'Show as a list' }))
    expect(screen.getByRole('article').dataset.look).toBe('row')
    expect(screen.getByRole('button', { name: 'Show as a list' }).getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the filter sheet', () => {
  const sheet = () => document.getElementById('filter-sheet') as HTMLElement

  async function openSheet() {
    await act(async () => sheet().showPopover())
  }

  it('is a dialog while it is open, and the page behind it is inert', async () => {
    open()
    await openSheet()
    expect(screen.getByRole('dialog', { name: 'Filters' })).toBe(sheet())
    expect(document.activeElement).toBe(within(sheet()).getByRole('heading', { name: 'Filters' }))
    expect(region().hasAttribute('inert')).toBe(true)
    act(() => {
      sheet().hidePopover()
      // Synchronously, because the browser restores the focus to an element that was covered.
      expect(region().hasAttribute('inert')).toBe(false)
    })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(region().hasAttribute('inert')).toBe(false)
  })

  it('closes on the Back button, and keeps the choices made in it', async () => {
    open()
    await openSheet()
    await choose(/^Kia/)
    await go(-1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([here(), box(/^Kia/).checked]).toEqual(['/search/kia', true])
    await go(-1)
    expect([here(), box(/^Kia/).checked]).toEqual(['/search', false])
  })
})

describe('the cached answers', () => {
  const keep = (index: number, at: number) =>
    queryClient().setQueryData(['stock-search', `${index}`], index, { updatedAt: at })
  const left = () =>
    queryClient()
      .getQueryCache()
      .findAll({ queryKey: ['stock-search'] }).length

  it('are limited to fifty, and the oldest are dropped first [SEARCH-19]', () => {
    for (let index = 0; index < 60; index += 1) keep(index, 1000 + index)
    forgetOldAnswers(queryClient(), 2000)
    expect(left()).toBe(MAX_ANSWERS - 1)
    expect(queryClient().getQueryData(['stock-search', '10'])).toBeUndefined()
    expect(queryClient().getQueryData(['stock-search', '59'])).toBe(59)
  })

  it('expire after five minutes [SEARCH-12]', () => {
    keep(1, 0)
    keep(2, ANSWER_LIFETIME - 1)
    forgetOldAnswers(queryClient(), ANSWER_LIFETIME)
    expect(queryClient().getQueryData(['stock-search', '1'])).toBeUndefined()
    expect(queryClient().getQueryData(['stock-search', '2'])).toBe(2)
  })
})
