import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resolveSettings } from '@/domain/flags/resolve'
import { rowAnswer } from '@/domain/stock/card/row-answer'
import { cardOptions } from '@/domain/stock/card-options'
import { viewedOf } from '@/domain/vehicle/saved/stored-vehicle'
import { queryClient } from '@/ui/query/Queries'
import { stockHit } from '~/tests/support/stock-hit'
import { vehicle } from '~/tests/support/vehicle'
import { RecentlyViewed } from './RecentlyViewed'
import { SimilarVehicles } from './SimilarVehicles'

const KEY = 'forecourt:southerncross:viewed'
const card = cardOptions(resolveSettings({ template: 'metro' }).settings)
const section = () => document.querySelector('section') as HTMLElement
const places = () => document.querySelectorAll('.late-places li')
const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent)
/** Waits for the row's lazy code, its query and their effects. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

let comeNear: () => Promise<void>
/** Pixels from the top of the window to the row. */
let placeTop: number
let tellAll: () => void
let margins: (string | undefined)[]
let answers: Map<string, readonly string[]>
let requests: string[]

beforeEach(() => {
  localStorage.clear()
  queryClient().clear()
  document.documentElement.dataset.site = 'southerncross'
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const watching = new Set<(isIntersecting: boolean) => void>()
  margins = []
  placeTop = innerHeight + 100
  comeNear = async () => {
    for (const tell of [...watching]) act(() => tell(true))
    await settle()
  }
  tellAll = () => {
    for (const tell of [...watching]) act(() => tell(false))
  }
  window.IntersectionObserver = class {
    tell: (isIntersecting: boolean) => void
    constructor(callback: (entries: unknown[]) => void, options?: IntersectionObserverInit) {
      margins.push(options?.rootMargin)
      this.tell = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe() {
      watching.add(this.tell)
      this.tell(false)
    }
    disconnect() {
      watching.delete(this.tell)
    }
  } as unknown as typeof IntersectionObserver
  answers = new Map()
  requests = []
  window.fetch = async (address) => {
    requests.push(String(address))
    const found = answers.get(String(address))
    if (!found) return { ok: false, status: 503, json: async () => null } as Response
    const vehicles = found.map((name, index) => stockHit({ id: String(index), slug: `s${index}`, name }))
    const answer = rowAnswer({ vehicles, card, now: new Date() })
    return { ok: true, json: async () => JSON.parse(JSON.stringify(answer)) } as Response
  }
})
afterEach(() => jest.restoreAllMocks())

describe('the similar vehicles', () => {
  const ADDRESS = '/api/stock/similar?slug=kia-rio'
  const open = (similar: Parameters<typeof SimilarVehicles>[0]['similar'] = null, hasWeekly = false) =>
    render(
      <SimilarVehicles
        vehicle={vehicle()}
        heading="Similar Cars In-Stock"
        card={card}
        hasWeekly={hasWeekly}
        similar={similar}
        now={new Date()}
      />,
    )

  it('reserve six placeholders until the shopper is within 500 px [SIM-02, SIM-06]', async () => {
    open()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Similar Cars In-Stock')
    expect(places()).toHaveLength(6)
    expect(margins).toEqual(['500px 0px'])
    await settle()
    expect(requests).toEqual([])
  })

  it('replace their placeholders', async () => {
    answers.set(ADDRESS, ['One', 'Two'])
    open()
    await comeNear()
    await waitFor(() => expect(names()).toEqual(['One', 'Two']))
    expect(requests).toEqual([ADDRESS])
    expect(document.querySelector('.late-row > .late-places + .came-row')).toBeTruthy()
    expect(section().getAttribute('aria-busy')).toBe('false')
  })

  it('disappear when there are none and their placeholders are off-screen', async () => {
    answers.set(ADDRESS, [])
    open()
    jest.spyOn(section(), 'getBoundingClientRect').mockReturnValue({ top: innerHeight + 1 } as DOMRect)
    await comeNear()
    await waitFor(() => expect(section().hidden).toBe(true))
  })

  it('keep their space and show a message when there are none and their placeholders are in view [SIM-02, SIM-10]', async () => {
    answers.set(ADDRESS, [])
    open()
    jest.spyOn(section(), 'getBoundingClientRect').mockReturnValue({ top: innerHeight - 1 } as DOMRect)
    await comeNear()
    const link = await screen.findByRole('link', { name: 'Search all stock' })
    expect(link.getAttribute('href')).toBe('/search/used-cars?refinementList%5Bbody%5D%5B%5D=Hatch')
    expect([section().hidden, places().length]).toEqual([false, 6])
  })

  it('link to the search when the request fails, which is only logged [SIM-10]', async () => {
    open()
    await comeNear()
    expect(await screen.findByText('Nothing came up here just now.')).toBeTruthy()
    expect(section().hidden).toBe(false)
    expect(console.error).toHaveBeenCalledWith(`No vehicles from ${ADDRESS}.`, expect.any(Error))
  })

  it('reserve space for weekly figures on every site that may show some, whatever the page’s own vehicle shows [SIM-02]', () => {
    const weekly = () => document.querySelectorAll('.late-places .weekly-line').length
    open().unmount()
    expect(weekly()).toBe(0)
    open(null, true)
    expect(weekly()).toBe(6)
  })

  it('are in the HTML where they are available at once, and render nothing for none [SIM-06]', () => {
    const { unmount } = open([stockHit({ id: '2', name: '2020 Kia Picanto' })])
    expect(names()).toEqual(['2020 Kia Picanto'])
    expect(places()).toHaveLength(0)
    unmount()
    open([])
    expect(section()).toBeNull()
  })

  it('link to a separate page without JavaScript', () => {
    open()
    const link = screen.getByRole('link', { name: 'See similar cars in-stock' })
    expect(link.getAttribute('href')).toBe('/cars/kia-rio/similar')
    expect(link.closest('.without-scripts')).toBeTruthy()
  })
})

describe('the recently viewed vehicles', () => {
  beforeEach(() => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ top: placeTop }) as DOMRect)
  })
  const rio = vehicle()
  const viewed = viewedOf(rio)
  const open = (viewing?: typeof rio) =>
    render(<RecentlyViewed card={card} hasWeekly={false} viewing={viewing} />)
  const keep = (...slugs: string[]) => localStorage.setItem(KEY, JSON.stringify(slugs))
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null')
  const comeBack = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  const clear = () => userEvent.click(screen.getByRole('button', { name: 'Clear recently viewed' }))

  it('are hidden while there are none, and store the page’s vehicle with its fields [FAV-07]', () => {
    open(rio)
    expect(section().hidden).toBe(true)
    expect(stored()).toEqual([viewed])
  })

  it('exclude the page’s vehicle and show the newest first, with a placeholder for each', async () => {
    keep('a', 'kia-rio', 'b')
    answers.set('/api/stock/viewed?saved=a,b', ['A', 'B'])
    open(rio)
    expect([section().hidden, places().length]).toEqual([false, 2])
    expect(stored()).toEqual([viewed, { slug: 'a' }, { slug: 'b' }])
    await comeNear()
    await waitFor(() => expect(names()).toEqual(['A', 'B']))
  })

  it('appear on a short page only once they do not move visible content', () => {
    placeTop = innerHeight - 1
    keep('a')
    open()
    expect(section().hidden).toBe(true)
    placeTop = innerHeight
    tellAll()
    expect(section().hidden).toBe(false)
  })

  it('are twelve at most', () => {
    keep(...Array.from({ length: 12 }, (_, index) => `v${index}`))
    open(rio)
    expect([stored().length, stored()[0], places().length]).toEqual([12, viewed, 12])
  })

  it('reappear after they were cleared, once there are new ones', async () => {
    keep('a')
    open()
    await clear()
    keep('b')
    comeBack()
    expect([places().length, screen.getByRole('status').textContent]).toEqual([1, ''])
  })

  it('are cleared with one tap', async () => {
    keep('a')
    open()
    await clear()
    expect(stored()).toBeNull()
    expect(document.activeElement?.textContent).toContain('forgotten')
    expect(places()).toHaveLength(0)
    await comeNear()
    expect(requests).toEqual([])
  })

  it('include the vehicle that a shopper returns from', async () => {
    answers.set('/api/stock/viewed?saved=a', ['A'])
    open()
    keep('a')
    comeBack()
    await comeNear()
    await waitFor(() => expect(names()).toEqual(['A']))
  })

  it.each(['{', '{"length":3}', 'null', '[1,{}," ","a,b"]', `["${'x'.repeat(161)}"]`])(
    'are empty where the storage holds %s',
    (nonsense) => {
      localStorage.setItem(KEY, nonsense)
      open()
      expect(section().hidden).toBe(true)
    },
  )

  it('are stored per website', () => {
    localStorage.setItem('forecourt:outpost:viewed', '["theirs"]')
    open()
    expect(section().hidden).toBe(true)
  })
})
