import { LONGEST_SLUG } from '@/domain/stock/saved-vehicles'
import { keptList } from './kept-list'

const KEY = 'forecourt:southerncross:favourites'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
})

describe('a list that this browser keeps', () => {
  it('is the website’s own [FAV-06]', () => {
    keptList('favourites').write([{ slug: 'rio' }])
    expect(localStorage.getItem(KEY)).toBe('[{"slug":"rio"}]')
    document.documentElement.dataset.site = 'outpost'
    expect(keptList('favourites').read()).toEqual([])
  })

  it('takes as long a slug as the server does, and none that an address could not carry', () => {
    const longest = 'x'.repeat(LONGEST_SLUG)
    localStorage.setItem(KEY, JSON.stringify([longest, `${longest}x`, 'a,b', ' ', '', { slug: 7 }]))
    expect(keptList('favourites').read()).toEqual([{ slug: longest }])
  })

  it('says when the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(keptList('favourites').write([{ slug: 'rio' }])).toBe(false)
    jest.restoreAllMocks()
  })

  it('finds no vehicle where the page tells none', () => {
    document.body.innerHTML = '<p data-car="{broken"><b></b></p><i></i>'
    const list = keptList('favourites')
    for (const each of document.querySelectorAll('b, i')) expect(list.vehicleAt(each)).toBeNull()
  })
})
