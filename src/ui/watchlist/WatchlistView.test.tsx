import { render, screen } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { templateFor } from '@/domain/flags/templates'
import type { StockHit } from '@/domain/stock/search/result'
import { stockHit } from '~/tests/support/stock-hit'
import { EmptyWatchlist } from './EmptyWatchlist'
import { WatchlistView } from './WatchlistView'

const { settings } = resolveSettings({ template: 'metro' })

function show(vehicles: StockHit[], gone = 0) {
  render(
    <WatchlistView
      vehicles={vehicles}
      gone={gone}
      settings={settings}
      smallPrint={{ warning: 'WARNING: Only an example.', disclaimer: 'The lender’s words.' }}
      layout={templateFor('metro').layout}
      now={new Date('2026-03-10T00:00:00Z')}
    />,
  )
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation() // React remarks on the page's scripts, which only servers render.
})

describe('a watchlist', () => {
  it('tells how many vehicles are saved, and how many have gone', () => {
    show([stockHit()], 2)
    expect(screen.getByText('1 car saved. 2 cars no longer listed.')).toBeTruthy()
  })

  it('knows that it shows sixty at most, to tell of those beyond [FAV-06]', () => {
    show([stockHit()])
    expect(document.querySelector('p [data-watchlist-rest]')).not.toBeNull()
    const scripts = [...document.querySelectorAll('script')].map(({ textContent }) => textContent ?? '')
    expect(scripts.find((script) => script.includes('data-watchlist-rest'))).toContain('({"most":60}')
  })

  it('carries the warning that a comparison rate needs, and the lender’s words, where one is shown [FIN-51]', () => {
    show([
      stockHit({ weekly_quote: { weekly: 120, comparisonRate: 8.5, warning: 'WARNING: Only an example.' } }),
    ])
    expect(screen.getByText('* The lender’s words. WARNING: Only an example.')).toBeTruthy()
  })

  it('has no warning where no rate is shown', () => {
    show([stockHit()])
    expect(screen.queryByText(/comparison rate|WARNING|lender/)).toBeNull()
  })

  it('says what a heart is for while nothing is saved, in the site’s own word [TEN-15]', () => {
    render(<EmptyWatchlist wording="Motorcycle" areGone={false} />)
    expect(screen.getByText(/Tap the heart on a motorcycle/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find a motorcycle' }).getAttribute('href')).toBe('/search')
  })
})
