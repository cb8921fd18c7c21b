import { forgetPageListeners } from '~/tests/support/page-listeners'
import { createAnswerCache } from './answer-cache'
import { countUp } from './count-up'
import type { fetchPage } from './fetch-page'
import { formAddress } from './form-address'
import { createKeptChoices } from './kept-choices'
import { liveSearch } from './live-search'
import { morph } from './morph'
import { createScrollMemory } from './scroll-memory'
import { openSearchPage } from './search-page'
import { watchChoices } from './watch-choices'

const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<E>(selector) as E

interface Shown {
  address: string
  text?: string
  used?: boolean
  cars: string
  count?: number
}

/** A page of results as the server sends it. */
function pageOf({ address, text = '', used = false, cars, count = cars.length }: Shown): string {
  return `<html><head><title>${cars}</title></head><body><div data-search data-address="${address}" data-found="${count} vehicles found">
    <p data-own data-search-status></p>
    <form action="/search">
      <input type="search" name="query" value="${text}">
      <input type="checkbox" name="refinementList[car_type][]" value="used" ${used ? 'checked' : ''}>
      <button><span data-count="${count}">${count}</span></button>
    </form>
    <section data-results tabindex="-1">
      <div hidden data-own data-search-failure data-says="No luck"><button type="button" data-search-retry>Try again</button></div>
      <p id="cars">${cars}</p>
      <nav><a id="next" href="/search?page=2">Next</a></nav>
    </section>
  </div></body></html>`
}

/** The requests under way, by address; each is answered by the test. */
let asked: {
  address: string
  signal: AbortSignal
  headers: Parameters<typeof fetchPage>[2]
  answer: (page: string) => void
  fail: () => void
}[]

const asItIs = (page: string) => page

function start(path = '/search', address = path, allStock = '/search', change = asItIs): void {
  history.replaceState(null, '', path)
  const page = pageOf({ address, cars: 'abc' }).replace('action="/search"', `action="${allStock}"`)
  document.documentElement.innerHTML = change(page).replace(/<\/?html>/g, '')
  asked = []
  const fetchNow: typeof fetchPage = (address, signal, headers) =>
    new Promise<string>((answer, reject) => {
      asked.push({ address, signal, headers, answer, fail: () => reject(new Error('down')) })
    })
  liveSearch(
    {},
    {
      createAnswerCache,
      createKeptChoices,
      createScrollMemory,
      countUp,
      fetchPage: fetchNow,
      formAddress,
      morph,
      openSearchPage,
      watchChoices,
    },
  )
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const cars = () => find('#cars').textContent
const here = () => location.pathname + location.search
const request = (index: number) => asked[index] as (typeof asked)[number]

async function answer(index: number, shown: Shown): Promise<void> {
  request(index).answer(pageOf(shown))
  await settle()
}

async function back(): Promise<void> {
  const gone = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  history.back()
  await gone
  await settle()
}

const chooseUsed = () => find('[type="checkbox"]').click()

function type(text: string): void {
  const field = find<HTMLInputElement>('[name="query"]')
  field.focus()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

forgetPageListeners()

beforeEach(() => {
  Object.assign(window, { scrollTo: jest.fn(), matchMedia: () => ({ matches: true }) })
  Element.prototype.scrollIntoView = jest.fn()
  localStorage.clear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

describe('results that follow the shopper', () => {
  it('come as soon as a box is ticked, under the address they have on the website [ROUTE-13]', async () => {
    start()
    chooseUsed()
    expect(request(0).address).toBe('/search?refinementList%5Bcar_type%5D%5B%5D=used')
    expect(find('[data-results]').getAttribute('aria-busy')).toBe('true')
    expect(cars()).toBe('abc')
    await answer(0, { address: '/search/used-cars', used: true, cars: 'b' })
    expect([cars(), here(), document.title]).toEqual(['b', '/search/used-cars', 'b'])
    expect(find('[data-results]').getAttribute('aria-busy')).toBe('false')
    expect(find('[data-search-status]').textContent).toBe('1 vehicles found')
    expect(find('[data-count]').textContent).toBe('1')
  })

  it('leave the models of a make behind with it, and other choices alone [SEARCH-06]', () => {
    start()
    const box = (name: string) =>
      `<input type="checkbox" name="refinementList[${name}][]" value="${name}" checked>`
    const boxes = `<ul><li>${box('make')}<ul><li>${box('model')}</li></ul></li><li>${box('body')}</li></ul>`
    find('form').insertAdjacentHTML('beforeend', boxes)
    find('[value="make"]').click()
    expect(request(0).address).toBe('/search?refinementList%5Bbody%5D%5B%5D=body')
  })

  it('are drawn as the page was, so that no tile jumps [PROMO-02]', () => {
    start('/search', '/search', '/search', (page) =>
      page.replace('data-search ', 'data-search data-seed="7" '),
    )
    chooseUsed()
    expect(request(0).headers).toEqual({ 'x-promo-seed': '7' })
  })

  it('never show an answer that a later one overtook', async () => {
    start()
    chooseUsed()
    chooseUsed()
    expect(request(0).signal.aborted).toBe(true)
    await answer(1, { address: '/search', cars: 'new' })
    await answer(0, { address: '/search/used-cars', used: true, cars: 'old' })
    expect([cars(), here()]).toEqual(['new', '/search'])
  })

  it('wait for a pause in typing, keep what is being written, and are one step of the history', async () => {
    jest.useFakeTimers()
    start('/search?page=9')
    const before = history.length
    type('r')
    jest.advanceTimersByTime(240)
    type('ri')
    jest.advanceTimersByTime(240)
    expect(asked).toHaveLength(0)
    jest.advanceTimersByTime(10)
    expect(asked.map(({ address }) => address)).toEqual(['/search?query=ri'])
    jest.useRealTimers()
    type('rio')
    await answer(0, { address: '/search?query=ri', text: 'ri', cars: 'b' })
    expect(find<HTMLInputElement>('[name="query"]').value).toBe('rio')
    expect(document.activeElement).toBe(find('[name="query"]'))
    find('[name="query"]').dispatchEvent(new Event('change', { bubbles: true }))
    await answer(1, { address: '/search?query=rio', text: 'rio', cars: 'c' })
    expect([history.length, here()]).toEqual([before + 1, '/search?query=rio'])
  })

  it('restore what an address showed on the way back, without asking again [ROUTE-48, SEARCH-12, SEARCH-19]', async () => {
    start('/search?x=1')
    chooseUsed()
    await answer(0, { address: '/search/used-cars', used: true, cars: 'b' })
    await back()
    expect([cars(), here()]).toEqual(['abc', '/search?x=1'])
    expect(find<HTMLInputElement>('[type="checkbox"]').checked).toBe(false)
    expect(asked).toHaveLength(1)
  })

  it('are asked for again on the way back when they are more than five minutes old [SEARCH-12]', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0)
    start('/search?x=2')
    now.mockReturnValue(301_000)
    chooseUsed()
    await answer(0, { address: '/search/used-cars', used: true, cars: 'b' })
    await back()
    expect(asked.map(({ address }) => address).slice(1)).toEqual(['/search?x=2'])
    now.mockRestore()
  })

  it('wait for a whole postcode', async () => {
    start()
    find('form').insertAdjacentHTML('beforeend', '<input name="near[postcode]" pattern="\\d{4}">')
    const field = find<HTMLInputElement>('[name="near[postcode]"]')
    jest.useFakeTimers()
    const write = (text: string) => {
      field.value = text
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
      jest.advanceTimersByTime(300)
    }
    write('43')
    expect(asked).toEqual([])
    write('4350')
    expect(asked.map(({ address }) => address)).toEqual(['/search?near%5Bpostcode%5D=4350'])
    jest.useRealTimers()
  })

  it('are not asked for with half a postcode, whatever else is chosen meanwhile, and leave it to be finished', async () => {
    start()
    const postcode = '<input name="near[postcode]" pattern="\\d{4}" value="6000">'
    find('form').insertAdjacentHTML('beforeend', postcode)
    const field = find<HTMLInputElement>('[name="near[postcode]"]')
    field.value = '43'
    chooseUsed()
    expect(request(0).address).toBe('/search?refinementList%5Bcar_type%5D%5B%5D=used&near%5Bpostcode%5D=6000')
    const page = pageOf({ address: '/search/used-cars', used: true, cars: 'b' })
    request(0).answer(page.replace('</form>', `${postcode}</form>`))
    await settle()
    expect([cars(), find<HTMLInputElement>('[name="near[postcode]"]').value]).toEqual(['b', '43'])
  })

  it('are shown whatever is half written in a closed group, and not while it stands in view [SEARCH-03]', async () => {
    start()
    const postcode = '<input name="near[postcode]" pattern="\\d{4}">'
    find('form').insertAdjacentHTML('beforeend', postcode)
    const field = find<HTMLInputElement>('[name="near[postcode]"]')
    const said = jest.fn()
    field.addEventListener('invalid', said)
    field.value = '43'
    // jsdom lacks it.
    const checkVisibility = jest.fn(() => true)
    Object.assign(field, { checkVisibility })
    const send = () => find('button').click()
    send()
    expect(said).toHaveBeenCalledTimes(1)
    expect(document.activeElement).not.toBe(find('[data-results]'))
    checkVisibility.mockReturnValue(false)
    send()
    expect(said).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(find('[data-results]'))
    chooseUsed()
    const page = pageOf({ address: '/search/used-cars', used: true, cars: 'b' })
    request(0).answer(page.replace('</form>', `${postcode}</form>`))
    await settle()
    // As also after other results came, whose form leaves it to the browser.
    expect(find<HTMLFormElement>('form').noValidate).toBe(true)
  })

  it('are told to search engines as their own page tells them', async () => {
    start()
    document.head.insertAdjacentHTML(
      'beforeend',
      '<link rel="canonical" href="https://a.example/search"><meta name="robots" content="noindex, follow">',
    )
    const told = () => [
      find<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute('href'),
      find<HTMLMetaElement>('meta[name="robots"]')?.content,
      ...[...document.querySelectorAll('[type="application/ld+json"]')].map((data) => data.textContent),
    ]
    const data = (of: string) => `<script type="application/ld+json">"${of}"</script>`
    document.body.insertAdjacentHTML('beforeend', data('all') + data('the way to all'))
    const withHead = (head: string, shown: Shown) => pageOf(shown).replace('</head>', `${head}</head>`)
    chooseUsed()
    const canonical = '<link rel="canonical" href="https://a.example/search/used-cars">'
    const used = withHead(canonical, { address: '/search/used-cars', used: true, cars: 'b' })
    request(0).answer(used.replace('</body>', `${data('used')}${data('the way to used')}</body>`))
    await settle()
    const usedTold = ['https://a.example/search/used-cars', undefined, '"used"', '"the way to used"']
    expect(told()).toEqual(usedTold)
    find('#next').click()
    const robots = '<meta name="robots" content="noindex, follow">'
    request(1).answer(withHead(robots, { address: '/search?page=2', cars: 'c' }))
    await settle()
    expect(told()).toEqual([undefined, 'noindex, follow'])
    await back()
    expect(told()).toEqual(usedTold)
  })

  it('follow links to other pages, and bring their beginning into view and focus', async () => {
    start()
    find('#next').click()
    expect(request(0).address).toBe('/search?page=2')
    await answer(0, { address: '/search?page=2', cars: 'd' })
    expect([cars(), here()]).toEqual(['d', '/search?page=2'])
    expect(document.activeElement).toBe(find('[data-results]'))
  })

  it('stay when there is no answer, say so, and come after another try [SEARCH-10]', async () => {
    start()
    chooseUsed()
    request(0).fail()
    await settle()
    expect([cars(), here()]).toEqual(['abc', '/search'])
    expect(find('[data-search-failure]').hidden).toBe(false)
    expect(find('[data-search-status]').textContent).toBe('No luck')
    find('[data-search-retry]').click()
    await answer(1, { address: '/search/used-cars', used: true, cars: 'b' })
    expect([cars(), here()]).toEqual(['b', '/search/used-cars'])
    expect(find('[data-search-failure]').hidden).toBe(true)
  })

  it('stay when the answer is a page without results', async () => {
    start()
    chooseUsed()
    request(0).answer('<html><body><div data-search></div></body></html>')
    await settle()
    expect(cars()).toBe('abc')
    expect(find('[data-search-failure]').hidden).toBe(false)
  })

  it('give a plain form’s address the one it has on the website, and leave others as they came', () => {
    start('/search?refinementList[car_type][]=used', '/search/used-cars')
    expect(here()).toBe('/search/used-cars')
    start('/search?utm_source=mail', '/search')
    expect(here()).toBe('/search?utm_source=mail')
  })

  it('begin with what lasts, at the address of all stock alone [SEARCH-11, ROUTE-01]', async () => {
    start()
    chooseUsed()
    await answer(0, { address: '/search/used-cars?near=4350%3A50&sortBy=km%3Aasc', used: true, cars: 'b' })
    start()
    expect(request(0).address).toBe('/search?near=4350%3A50&sortBy=km%3Aasc')
    const before = history.length
    await answer(0, { address: '/search?near=4350%3A50&sortBy=km%3Aasc', cars: 'a' })
    expect([history.length, here()]).toEqual([before, '/search?near=4350%3A50&sortBy=km%3Aasc'])
    start('/stock', '/stock', '/stock')
    expect(asked.map(({ address }) => address)).toEqual(['/stock?near=4350%3A50&sortBy=km%3Aasc'])
    for (const path of ['/search/used-cars', '/search?page=2', '/search?utm_source=mail']) {
      start(path)
      expect(asked).toEqual([])
    }
  })

  it('keep what lasts through results that do not say it, until it is chosen otherwise [SEARCH-11]', async () => {
    const order = '/search?sortBy=price%3Aasc'
    start('/search?page=3')
    find('#next').click()
    await answer(0, { address: order, cars: 'b' })
    for (const path of ['/search/used-cars', '/search?utm_source=mail']) {
      start(path)
      chooseUsed()
      await answer(0, { address: '/search/ford', used: true, cars: 'a' })
      start()
      expect(asked.map(({ address }) => address)).toEqual([order])
    }
    await answer(0, { address: order, cars: 'b' })
    find('#next').click()
    await answer(1, { address: '/search?near=4350%3A50&sortBy=price%3Aasc', cars: 'c' })
    find<HTMLAnchorElement>('#next').search = '?page=3'
    find('#next').click()
    await answer(2, { address: '/search?near=4350%3A50', cars: 'd' })
    start()
    expect(asked.map(({ address }) => address)).toEqual(['/search?near=4350%3A50'])
    document.body.insertAdjacentHTML('beforeend', '<a href="#" data-clear-filters></a>')
    find('[data-clear-filters]').click()
    start()
    expect(asked).toEqual([])
  })

  it.each([
    ['whose elements stay', ' data-key="results"', true],
    ['whose elements are others afterwards', '', false],
  ])('go on following when words above them come and go, on a page %s [SEARCH-10]', async (_, key, stays) => {
    const below = (words: string) => (page: string) =>
      page.replace('<form', `<div>${words}<div${key}><form`).replace('</section>', '</section></div></div>')
    start('/search', '/search', '/search', below(''))
    const form = find('form')
    chooseUsed()
    const bad = '/search?near=9999%3A50'
    request(0).answer(
      below('<div role="alert">No such postcode</div>')(pageOf({ address: bad, used: true, cars: 'b' })),
    )
    await settle()
    expect([cars(), find('form') === form]).toEqual(['b', stays])
    chooseUsed()
    await settle()
    expect([cars(), document.querySelector('[role="alert"]'), find('form') === form]).toEqual([
      'abc',
      null,
      stays,
    ])
    type('rio')
    find('button').click()
    expect(request(1).address).toBe('/search?query=rio')
    expect(document.activeElement).toBe(find('[data-results]'))
  })

  it('tell whoever listens that there are others', async () => {
    start()
    const told = jest.fn()
    document.addEventListener('forecourt:search', told)
    chooseUsed()
    await answer(0, { address: '/search/used-cars', used: true, cars: 'b' })
    expect(told).toHaveBeenCalledTimes(1)
  })
})
