import { forgetPageListeners } from '~/tests/support/page-listeners'
import { countFavourites } from './count-favourites'
import { followHearts } from './follow-hearts'
import { keptList } from './kept-list'
import { sharePage } from './share-page'

forgetPageListeners()

const KEY = 'forecourt:southerncross:favourites'
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement

function save(...slugs: string[]) {
  localStorage.setItem(KEY, JSON.stringify(slugs))
  window.dispatchEvent(new CustomEvent('forecourt:favourites'))
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
})

describe('the figure beside the heart', () => {
  beforeEach(() => {
    document.body.innerHTML = '<a href="/watchlist">Watchlist <span data-watchlist-count hidden>0</span></a>'
    countFavourites(null, { keptList })
  })

  it('tells how many vehicles are saved, and nothing when none is', () => {
    const figure = find('[data-watchlist-count]')
    expect(figure.hidden).toBe(true)
    save('a', 'b')
    expect([figure.hidden, figure.textContent]).toEqual([false, '2'])
    save()
    expect(figure.hidden).toBe(true)
  })

  it('keeps up with other tabs', () => {
    localStorage.setItem(KEY, '["a"]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(find('[data-watchlist-count]').textContent).toBe('1')
  })

  it('fits its circle, however many there are', () => {
    save(...Array.from({ length: 120 }, (_, index) => String(index)))
    expect(find('[data-watchlist-count]').textContent).toBe('99+')
  })

  it('is not troubled by what else may stand in the storage', () => {
    for (const nonsense of ['{', '{"length":3}', 'null']) {
      localStorage.setItem(KEY, nonsense)
      window.dispatchEvent(new StorageEvent('storage'))
      expect(find('[data-watchlist-count]').hidden).toBe(true)
    }
  })
})

describe('a watchlist’s address', () => {
  const open = (address: string) => {
    window.history.replaceState(null, '', address)
    document.body.innerHTML =
      '<button data-share hidden>Share</button><p data-share-status></p><p data-watchlist-rest></p>'
    followHearts({ most: 3 }, { keptList })
    sharePage()
  }

  it('keeps up with the hearts of the shopper’s own list', () => {
    save('a', 'b', 'c')
    open('/watchlist?saved=a,b,c')
    save('a', 'c')
    expect(window.location.search).toBe('?saved=a,c')
    save()
    expect(window.location.search).toBe('')
  })

  it('stays as it was sent, when the list is somebody else’s', () => {
    save('a')
    open('/watchlist?saved=x,y')
    save('a', 'x')
    expect(window.location.search).toBe('?saved=x,y')
  })

  it('is told to hold fewer than are saved, where the page is full [FAV-06]', () => {
    const rest = () => find('[data-watchlist-rest]').textContent
    save('a', 'b', 'c', 'd', 'e')
    open('/watchlist?saved=a,b,c')
    expect(rest()).toContain('Not shown: 2 more.')
    save('a', 'c', 'e')
    expect(rest()).toContain('Not shown: 1 more.')
    save('a', 'c')
    expect(rest()).toBe('')
    // A few of their own that a shopper sent somebody, and somebody else's list, are no more than they say.
    save('a', 'b', 'c', 'd')
    open('/watchlist?saved=a,b')
    expect(rest()).toBe('')
    open('/watchlist?saved=x,y,z')
    expect(rest()).toBe('')
  })

  it('can be copied by a button that only shows where it works', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.assign(navigator, { clipboard: { writeText } })
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
    open('/watchlist?saved=a')
    expect(find('[data-share]').hidden).toBe(false)
    find('[data-share]').click()
    await Promise.resolve()
    expect(writeText).toHaveBeenCalledWith('http://localhost/watchlist?saved=a')
    expect(find('[data-share-status]').textContent).toBe('Link copied')
  })
})
