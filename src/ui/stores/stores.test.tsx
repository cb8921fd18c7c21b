import { act, renderHook } from '@testing-library/react'
import { MAX_SLUG_LENGTH } from '@/domain/vehicle/saved/saved-vehicles'
import { clearCompared, readCompared, removeCompared, toggleCompared, useCompared } from './compare'
import { readFavourites, toggleFavourite, useFavourites } from './favourites'
import { readViewed, recordViewed } from './recently-viewed'
import { useToast } from './toast'
import { readVisit } from './visited-pages'

const FAVOURITES = 'forecourt:southerncross:favourites'
const rio = { id: '1', name: '2021 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: null }
const ev6 = { ...rio, id: '2', name: '2024 Kia EV6', slug: 'ev6', model: 'EV6' }

const tracked = jest.fn()
const onTrack = (event: Event) => tracked((event as CustomEvent).detail)

beforeEach(() => {
  localStorage.clear()
  tracked.mockClear()
  document.documentElement.dataset.site = 'southerncross'
  document.addEventListener('forecourt:track', onTrack)
})
afterEach(() => document.removeEventListener('forecourt:track', onTrack))

const stored = (key = FAVOURITES) => JSON.parse(localStorage.getItem(key) ?? '[]')

describe('the favourites', () => {
  it('keep the fields of a vehicle, the newest first, and remove it again [FAV-01, FAV-05]', () => {
    toggleFavourite(rio)
    toggleFavourite(ev6)
    expect(stored()).toEqual([ev6, rio])
    toggleFavourite(rio)
    expect(stored()).toEqual([ev6])
  })

  it('track additions only, not removals [FAV-02, TRACK-02]', () => {
    toggleFavourite(rio)
    toggleFavourite(rio)
    expect(tracked.mock.calls).toEqual([[{ event: 39, data: { vehicle: 'rio' } }]])
  })

  it('compare vehicles by their id as text, whatever their current slug [FAV-01]', () => {
    localStorage.setItem(FAVOURITES, JSON.stringify([{ ...rio, id: 1, slug: 'rio-as-it-was' }]))
    toggleFavourite(rio)
    expect(stored()).toEqual([])
  })

  it('read old lists that contain slugs only [FAV-05]', () => {
    localStorage.setItem(FAVOURITES, '["rio"]')
    toggleFavourite(ev6)
    expect(stored()).toEqual([ev6, { slug: 'rio' }])
    toggleFavourite(rio)
    expect(stored()).toEqual([ev6])
  })

  it('are stored per website [FAV-06]', () => {
    toggleFavourite(rio)
    document.documentElement.dataset.site = 'outpost'
    expect(readFavourites()).toEqual([])
  })

  it('follow changes in other tabs, and changes made before the page was restored [FAV-01, FAV-06]', () => {
    const { result } = renderHook(() => useFavourites())
    localStorage.setItem(FAVOURITES, '["rio"]')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: FAVOURITES })))
    expect(result.current).toEqual([{ slug: 'rio' }])
    localStorage.setItem(FAVOURITES, '["ev6"]')
    act(() => void window.dispatchEvent(new Event('pageshow')))
    expect(result.current).toEqual([{ slug: 'ev6' }])
  })

  it.each(['broken', '{"length":2}', '[null,1,{"slug":" "},{}]'])(
    'are empty where the storage holds %s',
    (nonsense) => {
      localStorage.setItem(FAVOURITES, nonsense)
      expect(readFavourites()).toEqual([])
    },
  )

  it('accept slugs up to the server’s maximum length, and none that a URL cannot carry', () => {
    const longest = 'x'.repeat(MAX_SLUG_LENGTH)
    localStorage.setItem(FAVOURITES, JSON.stringify([longest, `${longest}x`, 'a,b', ' ', '', { slug: 7 }]))
    expect(readFavourites()).toEqual([{ slug: longest }])
  })

  it('are not tracked where the browser stores nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    toggleFavourite(rio)
    expect(tracked).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })
})

describe('the compare list', () => {
  const cars = ['a', 'b', 'c', 'd', 'e'].map((slug, index) => ({ ...rio, id: String(index), slug }))
  const slugs = () => readCompared().map(({ slug }) => slug)

  it('holds four vehicles, and a toast says so at the fifth [CMP-01]', () => {
    const { result } = renderHook(() => ({ toast: useToast(), compared: useCompared() }))
    act(() => cars.forEach(toggleCompared))
    expect(slugs()).toEqual(['a', 'b', 'c', 'd'])
    expect(result.current.compared).toHaveLength(4)
    expect(result.current.toast?.text).toBe('You can compare 4 at a time. Remove one to add another.')
  })

  it('removes vehicles one by one and all at once [CMP-01]', () => {
    cars.slice(0, 4).forEach(toggleCompared)
    removeCompared(['a', 'c', 'never kept'])
    expect(slugs()).toEqual(['b', 'd'])
    toggleCompared({ ...rio, ...cars[1] })
    expect(slugs()).toEqual(['d'])
    clearCompared()
    expect(localStorage.getItem('forecourt:southerncross:compare')).toBeNull()
  })

  it('is not written when nothing was removed', () => {
    localStorage.setItem('forecourt:southerncross:compare', '["b"]')
    removeCompared(['a'])
    expect(localStorage.getItem('forecourt:southerncross:compare')).toBe('["b"]')
  })
})

describe('the recently viewed vehicles', () => {
  const viewed = { ...rio, stocknum: null, body: null, simple_body: null }

  it('are twelve at most, the newest first, each once [FAV-07]', () => {
    const before = Array.from({ length: 12 }, (_, index) => `v${index}`)
    localStorage.setItem('forecourt:southerncross:viewed', JSON.stringify(['rio', ...before]))
    recordViewed(viewed)
    expect(readViewed()).toHaveLength(12)
    expect(readViewed().slice(0, 2)).toEqual([viewed, { slug: 'v0' }])
  })
})

describe('the visit in this tab', () => {
  it('is read without anything that is no path or no text [MSL-06]', () => {
    const stored = (text: string) => {
      sessionStorage.setItem(`forecourt:${document.documentElement.dataset.site}:visit`, text)
      return readVisit()
    }
    expect(stored('{"pages":["/",7,null,"/search"],"landing":{}}')).toEqual({
      pages: ['/', '/search'],
      landing: '',
    })
    expect(stored('null')).toEqual({ pages: [], landing: '' })
    expect(stored('{"pages":{"length":3},"landing":"?utm_source=x"}')).toEqual({
      pages: [],
      landing: '?utm_source=x',
    })
    expect(stored('not JSON')).toEqual({ pages: [], landing: '' })
  })
})
