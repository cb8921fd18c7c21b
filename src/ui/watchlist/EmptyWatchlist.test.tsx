import { cleanup, render, screen } from '@testing-library/react'
import { replacePage } from '@/ui/stores/replace-page'
import EmptyCompare from '../compare/empty-compare.island'
import EmptyWatchlist from './empty-watchlist.island'

jest.mock('@/ui/stores/replace-page', () => ({ replacePage: jest.fn() }))

const left = jest.mocked(replacePage)

function open(address: string, stored: string): string | null {
  cleanup()
  left.mockClear()
  localStorage.setItem('forecourt:southerncross:favourites', stored)
  window.history.replaceState(null, '', address)
  render(<EmptyWatchlist path="/watchlist" wording="Motorcycle" areGone={false} />)
  return left.mock.calls[0]?.[0] ?? null
}

const isKnown = () => document.querySelector('.saved-page')?.hasAttribute('data-known')

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.site = 'southerncross'
})

describe('an empty watchlist', () => {
  it('explains the heart while nothing is saved, with the site’s word for a vehicle [TEN-15]', () => {
    expect(open('/watchlist', '[]')).toBeNull()
    expect(isKnown()).toBe(true)
    expect(screen.getByText(/Tap the heart on a motorcycle/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a motorcycle' }).getAttribute('href')).toBe('/search')
  })

  it('redirects to a URL with the favourites’ slugs only [FAV-05]', () => {
    expect(open('/watchlist', '[{"id":"7","slug":"kia-rio","name":"2021 Kia Rio"},"ev6"]')).toBe(
      '/watchlist?saved=kia-rio,ev6',
    )
    expect(isKnown()).toBe(false)
  })

  it('redirects to the saved vehicles, each once, sixty at most', () => {
    expect(open('/watchlist', '["kia-rio","ev6","kia-rio"]')).toBe('/watchlist?saved=kia-rio,ev6')
    const many = JSON.stringify(Array.from({ length: 80 }, (_, index) => `car-${index}`))
    expect(open('/watchlist', many)?.split(',')).toHaveLength(60)
  })

  it.each(['{', 'null', '{"length":3}', '[""]', '[null,{},7]', '["a,b"]', `["${'x'.repeat(161)}"]`])(
    'stays where it is when the storage holds no valid vehicle: %s',
    (stored) => {
      expect(open('/watchlist', stored)).toBeNull()
    },
  )

  it('picks valid vehicles out of invalid data', () => {
    expect(open('/watchlist', '["",null,"kia-rio"]')).toBe('/watchlist?saved=kia-rio')
  })

  it.each(['/watchlist?saved=', '/watchlist?saved=,,', '/watchlist?utm=1&saved='])(
    'does not redirect a URL that already has the parameter: %s',
    (address) => {
      expect(open(address, '["kia-rio"]')).toBeNull()
      expect(isKnown()).toBe(true)
    },
  )
})

describe('an empty comparison', () => {
  const keep = (...slugs: string[]) =>
    localStorage.setItem('forecourt:southerncross:compare', JSON.stringify(slugs))

  beforeEach(() => {
    left.mockClear()
    window.history.replaceState(null, '', '/compare')
  })

  it('redirects to the vehicles that the shopper chose [CMP-01]', () => {
    keep('a', 'b')
    render(<EmptyCompare wording="Car" gone={[]} />)
    expect(left).toHaveBeenCalledWith('/compare?cars=a,b')
  })

  it('removes vehicles that the website no longer has, which makes room for others [CMP-01]', () => {
    keep('a', 'b')
    window.history.replaceState(null, '', '/compare?cars=a')
    render(<EmptyCompare wording="Car" gone={['a']} />)
    expect(screen.getByText('These cars are no longer listed')).toBeTruthy()
    expect(localStorage.getItem('forecourt:southerncross:compare')).toBe('[{"slug":"b"}]')
    expect(left).not.toHaveBeenCalled()
  })
})
