import { render, screen } from '@testing-library/react'
import { resolveSettings } from '@/domain/flags/resolve'
import { locationView } from '@/domain/locations/location-view'
import { siteLocation } from '~/tests/support/site-location'
import { LocationsView } from './view'

const { settings } = resolveSettings({ template: 'metro' })
const now = new Date('2026-11-27T00:00:00Z')
const names = ['North Yard', 'South Yard', 'West Yard']

const yards = names.map((name, index) =>
  locationView(
    siteLocation({ id: index + 1, name, slug: `yard-${index}` }),
    { settings, dealerships: [] },
    { now, path: '/' },
  ),
)

const show = (count: number) =>
  render(
    <LocationsView
      block={{ heading: 'Our Locations', layout: 'grid' }}
      locations={yards.slice(0, count)}
      hasSwipeHint={false}
      id="yards"
    />,
  )

const cards = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the block of location cards', () => {
  it('shows one location as a single card without a grid [CB-09]', () => {
    const { container } = show(1)
    expect(cards()).toEqual(['North Yard'])
    expect(container.querySelector('ul.grid')).toBeNull()
  })

  it('shows several locations as a grid of cards in their order [CB-09]', () => {
    const { container } = show(3)
    expect(cards()).toEqual(names)
    expect(container.querySelectorAll('ul.grid > li')).toHaveLength(3)
  })

  it('renders nothing on a website without locations', () => {
    expect(show(0).container.innerHTML).toBe('')
  })
})
