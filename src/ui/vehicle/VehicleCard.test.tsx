import { render, screen } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { stockHit } from '~/tests/support/stock-hit'
import { VehicleCard } from './VehicleCard'

const { settings } = resolveSettings({ template: 'metro' })

function show(changes: Parameters<typeof stockHit>[0]) {
  render(
    <VehicleCard vehicle={stockHit(changes)} settings={settings} now={new Date('2026-03-10T00:00:00Z')} />,
  )
  return screen.getByRole('article')
}

describe('a vehicle’s card', () => {
  it('shows its badge, its location, its price and the way to its page [CARD-01]', () => {
    const card = show({ reserved: true })
    expect(card.textContent).toContain('Reserved')
    expect(card.textContent).toContain('Burswood')
    expect(card.textContent).toContain('$18,990')
    expect(screen.getByRole('link', { name: '2021 Kia Rio' }).getAttribute('href')).toBe('/cars/kia-rio')
  })

  it('leaves out a location that is not known [CARD-01]', () => {
    expect(show({ location_name: null }).textContent).not.toContain('Burswood')
  })

  it('shows no price once the vehicle is sold [PRICE-08]', () => {
    const card = show({ status: 'sold', weekly_quote: { weekly: 120, comparisonRate: 8.5 } })
    expect(card.textContent).toContain('JUST SOLD')
    expect(card.textContent).not.toContain('$')
  })
})
