import { render } from '@testing-library/react'
import { EmptyWatchlist } from '../watchlist/EmptyWatchlist'

const KEY = 'forecourt:southerncross:favourites'

/**
 * Opens an empty watchlist as a browser would, running its script against a stand-in for the window, whose address a test
 * may not leave; gives where the script went, or null.
 */
function open(address: string, stored: string): string | null {
  localStorage.setItem(KEY, stored)
  const { container } = render(<EmptyWatchlist wording="Car" areGone={false} />)
  const { pathname, search } = new URL(address, 'http://localhost')
  const replace = jest.fn()
  const source = container.querySelector('script')?.textContent ?? ''
  new Function('window', source)({ location: { pathname, search, replace } })
  return replace.mock.calls[0]?.[0] ?? null
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
  jest.spyOn(console, 'error').mockImplementation() // React remarks on the page's scripts, which only servers render.
})

describe('an empty watchlist', () => {
  it('names the favourites by their slugs, whatever else is kept of them [FAV-05]', () => {
    expect(open('/watchlist', '[{"id":"7","slug":"kia-rio","name":"2021 Kia Rio"},"ev6"]')).toBe(
      '/watchlist?saved=kia-rio,ev6',
    )
  })

  it('leads to what is saved, each once, sixty at most', () => {
    expect(open('/watchlist', '["kia-rio","ev6","kia-rio"]')).toBe('/watchlist?saved=kia-rio,ev6')
    const many = JSON.stringify(Array.from({ length: 80 }, (_, index) => `car-${index}`))
    expect(open('/watchlist', many)?.split(',')).toHaveLength(60)
  })

  it.each([
    '{',
    'null',
    '{"length":3}',
    '[]',
    '[""]',
    '[" "]',
    '[null,{},7]',
    '["a,b"]',
    `["${'x'.repeat(161)}"]`,
  ])('stays where it is when the storage holds nothing that could be a vehicle: %s', (stored) => {
    expect(open('/watchlist', stored)).toBeNull()
  })

  it('takes what could be a vehicle out of nonsense', () => {
    expect(open('/watchlist', '["",null,"kia-rio"]')).toBe('/watchlist?saved=kia-rio')
  })

  it.each(['/watchlist?saved=', '/watchlist?saved=,,', '/watchlist?utm=1&saved='])(
    'never asks twice: %s',
    (address) => {
      expect(open(address, '["kia-rio"]')).toBeNull()
    },
  )
})
