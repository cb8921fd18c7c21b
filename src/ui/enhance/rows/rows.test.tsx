import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { resolveSettings } from '@/domain/flags/resolve'
import { viewedOf } from '@/domain/stock/kept-vehicle'
import { RecentlyViewed } from '@/ui/vehicle-rows/RecentlyViewed'
import { SimilarVehicles } from '@/ui/vehicle-rows/SimilarVehicles'
import { forgetPageListeners } from '~/tests/support/page-listeners'
import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import { keptList } from '../kept-list'
import { loadNear } from './load-near'
import { showViewed } from './show-viewed'

forgetPageListeners()

const KEY = 'forecourt:southerncross:viewed'
const settings = resolveSettings({ template: 'metro' }).settings
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const settle = () => act(async () => undefined)
const page = (cards: string) => `<main><div data-row=""><ul>${cards}</ul></div></main>`

/** Brings every watched section near. */
let comeNear: () => void
let margins: (string | undefined)[]
let pages: Map<string, string | Error>
let asked: string[]

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const watching = new Set<() => void>()
  margins = []
  comeNear = () => {
    for (const tell of [...watching]) tell()
  }
  window.IntersectionObserver = class {
    tell: () => void
    constructor(callback: (entries: unknown[]) => void, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin)
      this.tell = () => callback([{ isIntersecting: true }])
    }
    observe(target: HTMLElement) {
      if (!target.hidden) watching.add(this.tell)
    }
    disconnect() {
      watching.delete(this.tell)
    }
  } as unknown as typeof IntersectionObserver
  pages = new Map()
  asked = []
})

const fetchPage = async (address: string) => {
  asked.push(address)
  const found = pages.get(address) ?? new Error('not there')
  if (found instanceof Error) throw found
  return found
}

describe('similar vehicles', () => {
  const ADDRESS = '/cars/kia-rio/similar'
  const open = (
    similar: Parameters<typeof SimilarVehicles>[0]['similar'] = null,
    site = settings,
    smallPrint: Parameters<typeof SimilarVehicles>[0]['smallPrint'] = null,
  ) => {
    document.body.innerHTML = renderToStaticMarkup(
      <SimilarVehicles
        vehicle={vehicle()}
        settings={site}
        smallPrint={smallPrint}
        similar={similar}
        now={new Date()}
      />,
    )
    loadNear(null, { fetchPage })
  }
  const section = () => find('section')

  it('keep six places until the shopper is within 500 px [SIM-02, SIM-06]', async () => {
    open()
    expect(find('h2').textContent).toBe('Similar Cars In-Stock')
    expect(document.querySelectorAll('[data-late-row] li')).toHaveLength(6)
    expect(margins).toEqual(['500px 0px'])
    await settle()
    expect(asked).toEqual([])
  })

  it('take the places that were kept, and tell the hearts', async () => {
    pages.set(ADDRESS, page('<li>One</li><li>Two</li>'))
    const told = jest.fn()
    window.addEventListener('forecourt:favourites', told)
    open()
    comeNear()
    await settle()
    expect(asked).toEqual([ADDRESS])
    expect(find('.late-row > [data-late-row] + [data-row]').textContent).toBe('OneTwo')
    expect(told).toHaveBeenCalledTimes(1)
    expect(section().hasAttribute('aria-busy')).toBe(false)
    comeNear()
    expect(asked).toHaveLength(1)
  })

  it('go away when there are none and nobody sees their places', async () => {
    pages.set(ADDRESS, '<main><h1>Nothing</h1></main>')
    open()
    jest.spyOn(section(), 'getBoundingClientRect').mockReturnValue({ top: innerHeight + 1 } as DOMRect)
    comeNear()
    await settle()
    expect(section().hidden).toBe(true)
  })

  it('keep their places, and say so, when there are none and a shopper sees that [SIM-02, SIM-10]', async () => {
    pages.set(ADDRESS, '<main><h1>Nothing</h1></main>')
    open()
    jest.spyOn(section(), 'getBoundingClientRect').mockReturnValue({ top: innerHeight - 1 } as DOMRect)
    comeNear()
    await settle()
    expect(section().hidden).toBe(false)
    expect(section().dataset.failed).toBe('')
    expect(find('.late-row .late-none a').getAttribute('href')).toBe(
      '/search/used-cars?refinementList%5Bbody%5D%5B%5D=Hatch',
    )
  })

  it('keep room for weekly figures on every site that may tell some, whatever the page’s own vehicle tells [SIM-02]', () => {
    const room = (smallPrint: Parameters<typeof open>[2]) => {
      open(null, settings, smallPrint)
      return document.querySelectorAll('[data-late-row] .weekly-line').length
    }
    expect(room(null)).toBe(0)
    expect(room({ warning: 'WARNING: Only an example.', disclaimer: 'Indicative only.' })).toBe(6)
    expect(find('[data-late-row]').textContent).toContain('* Indicative only. WARNING: Only an example.')
  })

  it('leave the way to the search when they cannot be had [SIM-10]', async () => {
    open()
    comeNear()
    await settle()
    expect(section().dataset.failed).toBe('')
    expect(section().hidden).toBe(false)
    expect(find<HTMLAnchorElement>('section a').getAttribute('href')).toBe(
      '/search/used-cars?refinementList%5Bbody%5D%5B%5D=Hatch',
    )
  })

  it('stand in the page itself where they need not be late, and nothing stands there for none [SIM-06]', () => {
    open([stockHit({ id: '2', name: '2020 Kia Picanto' })])
    expect(find('article').textContent).toContain('2020 Kia Picanto')
    expect(section().dataset.late).toBeUndefined()
    open([])
    expect(document.querySelector('section')).toBeNull()
  })

  it('lead to a page of their own where no script runs', () => {
    open()
    expect(find('.without-scripts a').getAttribute('href')).toBe(ADDRESS)
  })
})

describe('recently viewed vehicles', () => {
  const script = { path: '/recently-viewed', most: 12 }
  const rio = vehicle()
  const noted = viewedOf(rio)
  const open = (viewing?: typeof rio) => {
    document.body.innerHTML = renderToStaticMarkup(
      <RecentlyViewed settings={settings} smallPrint={null} viewing={viewing} />,
    )
    showViewed(script, { keptList })
    loadNear(null, { fetchPage })
  }
  const section = () => find('section')
  const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('[data-late-row] li')].filter((li) => !li.hidden)

  it('are not shown while there are none, and the vehicle of the page is noted with its fields [FAV-07]', () => {
    open(rio)
    expect(section().hidden).toBe(true)
    expect(kept()).toEqual([noted])
  })

  it('are shown without the vehicle of the page, the newest first, with a place for each', async () => {
    localStorage.setItem(KEY, '["a","kia-rio","b"]')
    pages.set('/recently-viewed?saved=a,b', page('<li>A</li><li>B</li>'))
    open(rio)
    expect(section().hidden).toBe(false)
    expect(places()).toHaveLength(2)
    expect(kept()).toEqual([noted, { slug: 'a' }, { slug: 'b' }])
    comeNear()
    await settle()
    expect(find('[data-row]').textContent).toBe('AB')
  })

  it('are twelve at most', () => {
    localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 12 }, (_, index) => `v${index}`)))
    open(rio)
    expect(kept()).toHaveLength(12)
    expect(kept()[0]).toEqual(noted)
    expect(places()).toHaveLength(12)
  })

  it('are shown again where they were forgotten, once there are others', async () => {
    localStorage.setItem(KEY, '["a"]')
    open()
    find('[data-viewed-clear]').click()
    localStorage.setItem(KEY, '["b"]')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(section().dataset.cleared).toBeUndefined()
    expect(find('[data-viewed-status]').textContent).toBe('')
  })

  it('are forgotten at a tap', async () => {
    localStorage.setItem(KEY, '["a"]')
    open()
    find('[data-viewed-clear]').click()
    expect(kept()).toBeNull()
    expect(section().dataset.cleared).toBe('')
    expect(document.activeElement?.textContent).toContain('forgotten')
    comeNear()
    await settle()
    expect(asked).toEqual([])
  })

  it('include the vehicle a shopper comes back from', async () => {
    open()
    localStorage.setItem(KEY, '["a"]')
    pages.set('/recently-viewed?saved=a', page('<li>A</li>'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    comeNear()
    await settle()
    expect(find('[data-row]').textContent).toBe('A')
  })

  it('are not troubled by what else may stand in the storage', () => {
    for (const nonsense of ['{', '{"length":3}', 'null', '[1,{}," ","a,b"]', `["${'x'.repeat(161)}"]`]) {
      localStorage.setItem(KEY, nonsense)
      open()
      expect(section().hidden).toBe(true)
    }
  })

  it('are never another website’s', () => {
    localStorage.setItem('forecourt:outpost:viewed', '["theirs"]')
    open()
    expect(section().hidden).toBe(true)
  })
})
