import { render, screen } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { templateFor } from '@/domain/flags/templates'
import { cardOptions } from '@/domain/stock/card-options'
import type { StockHit } from '@/domain/stock/search/results/result'
import { stockHit } from '~/tests/support/stock-hit'
import { WatchlistView } from './WatchlistView'

const { settings } = resolveSettings({ template: 'metro' })

function show(vehicles: StockHit[], gone: string[] = []) {
  render(
    <WatchlistView
      vehicles={vehicles}
      requested={[...vehicles.map(({ slug }) => slug), ...gone]}
      card={cardOptions(settings)}
      wording={settings['site.vehicleWording']}
      smallPrint={{ warning: 'WARNING: Only an example.', disclaimer: 'The lender’s words.' }}
      layout={templateFor('metro').layout}
      now={new Date('2026-03-10T00:00:00Z')}
    />,
  )
}

describe('a watchlist', () => {
  it('shows the number of vehicles that are saved and that are no longer listed', () => {
    show([stockHit()], ['sold', 'sold-too'])
    expect(screen.getByText('1 car saved. 2 cars no longer listed.')).toBeTruthy()
  })

  it('shows the comparison rate warning and the lender’s disclaimer where a rate is shown [FIN-51]', () => {
    show([
      stockHit({ weekly_quote: { weekly: 120, comparisonRate: 8.5, warning: 'WARNING: Only an example.' } }),
    ])
    expect(document.body.textContent).toContain('* The lender’s words. WARNING: Only an example.')
  })

  it('has no warning where no rate is shown', () => {
    show([stockHit()])
    expect(screen.queryByText(/comparison rate|WARNING|lender/)).toBeNull()
  })
})
