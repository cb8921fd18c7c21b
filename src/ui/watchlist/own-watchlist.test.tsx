import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_SAVED } from '@/domain/vehicle/saved/saved-vehicles'
import SharePage from '../share/share-page.island'
import UnlistedFavourites from './unlisted-favourites.island'

const KEY = 'forecourt:southerncross:favourites'
const full = Array.from({ length: MAX_SAVED }, (_, index) => `v${index}`)

function save(slugs: readonly string[]) {
  localStorage.setItem(KEY, JSON.stringify(slugs))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
}

function open(listed: readonly string[]) {
  window.history.replaceState(null, '', `/watchlist?saved=${listed.join(',')}`)
  return render(<UnlistedFavourites listed={listed} />).container
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
})

describe('a watchlist’s URL', () => {
  it('follows the favourites of the shopper’s own list', () => {
    save(['a', 'b', 'c'])
    open(['a', 'b', 'c'])
    save(['a', 'c'])
    expect(window.location.search).toBe('?saved=a,c')
    save([])
    expect(window.location.search).toBe('')
  })

  it('does not change when the list is somebody else’s', () => {
    save(['a'])
    open(['x', 'y'])
    save(['a', 'x'])
    expect(window.location.search).toBe('?saved=x,y')
  })

  it('can be copied by a button', async () => {
    const user = userEvent.setup()
    window.matchMedia = () => ({ matches: false }) as MediaQueryList
    open(['a'])
    render(<SharePage label="Share this list" />)
    await user.click(screen.getByRole('button', { name: 'Share this list' }))
    expect(await navigator.clipboard.readText()).toBe('http://localhost/watchlist?saved=a')
    expect(screen.getByText('Link copied')).toBeTruthy()
  })
})

describe('a full page of the shopper’s own watchlist', () => {
  it('shows how many vehicles are saved beyond the sixty it lists [FAV-06]', () => {
    save([...full, 'more', 'still-more'])
    const container = open(full)
    expect(container.textContent).toContain('Not shown: 2 more.')
    save([...full.slice(1), 'more'])
    expect(container.textContent).toContain('Not shown: 1 more.')
    save(full)
    expect(container.textContent).toBe('')
  })

  it('shows no such number on a list that is not full or is somebody else’s', () => {
    save([...full, 'more'])
    expect(open(full.slice(1)).textContent).toBe('')
    expect(open([...full.slice(1), 'theirs']).textContent).toBe('')
  })
})
