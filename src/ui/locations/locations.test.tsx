import { render, screen, within } from '@testing-library/react'
import type { SettingOverrides } from '@/domain/flags/catalogue'
import { resolveSettings } from '@/domain/flags/resolve'
import { locationView } from '@/domain/locations/location-view'
import { siteLocation } from '~/tests/support/site-location'
import { HolidayHours } from './HolidayHours'
import { HoursByType } from './HoursByType'
import { LocationBanner } from './LocationBanner'
import { LocationCard } from './LocationCard'
import { LocationCarousel } from './LocationCarousel'

const picture = {
  source: { loader: '/image/media/yard.webp', original: '/media/yard.webp' },
  alt: 'The yard',
  width: 1200,
  height: 800,
  blur: null,
  cdn: null,
}

interface Shown {
  changes?: Parameters<typeof siteLocation>[0]
  settings?: SettingOverrides
  path?: string
}

function view({ changes = {}, settings: tenant = {}, path = '/' }: Shown = {}) {
  const { settings } = resolveSettings({ template: 'metro', tenant })
  const now = new Date('2026-11-27T00:00:00Z')
  return locationView(siteLocation(changes), { settings, dealerships: [] }, { now, path })
}

const card = (shown?: Shown) =>
  render(<LocationCard location={view(shown)} Heading="h3" distance="12 km away" />)

describe('the card of a location', () => {
  it('shows its picture, address, phone, hours and two links [LOC-02]', () => {
    const { container } = card({ changes: { picture } })
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('The yard')
    expect(screen.getByText('1 High Street, Aspley QLD 4034')).toBeTruthy()
    expect(screen.getByRole('link', { name: '07 5550 0101' }).getAttribute('href')).toBe('tel:0755500101')
    expect(screen.getByRole('row', { name: 'Mon-Fri 8:30 am – 5:30 pm' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Get Directions/ }).getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir/,
    )
    expect(screen.getByRole('link', { name: /^View Location/ }).getAttribute('href')).toBe(
      '/contact-us/north',
    )
    expect(screen.getByText('Sales · 12 km away')).toBeTruthy()
  })

  it('shows a map in place of a missing picture, with the key as a part of the picture’s address only [LOC-02, LOC-20]', () => {
    const { container } = card({
      changes: { position: { lat: -27.4, lng: 153 } },
      settings: { 'integrations.mapsKey': 'KEY' },
    })
    expect(screen.getByRole('img', { name: 'Map of North Yard' }).getAttribute('src')).toContain('key=KEY')
    expect(container.innerHTML.split('KEY')).toHaveLength(2)
  })

  it('hides the link to the location on the contact page [ROUTE-36]', () => {
    card({ path: '/contact-us' })
    expect(screen.queryByRole('link', { name: /^View Location/ })).toBeNull()
    expect(screen.getByRole('link', { name: /^Get Directions/ })).toBeTruthy()
  })
})

describe('the row of locations', () => {
  const row = (count: number, hasSwipeHint: boolean) =>
    render(
      <LocationCarousel
        label="Our Locations"
        locations={Array.from({ length: count }, (_, place) =>
          view({ changes: { id: place, name: `Yard ${place}` } }),
        )}
        Heading="h3"
        hasSwipeHint={hasSwipeHint}
      />,
    )

  it.each([
    [1, 'Yard 0'],
    [4, 'Yard 1'],
    [5, 'Yard 2'],
  ])('of %d starts with the middle one, %s [LOC-01]', (count, middle) => {
    const { container } = row(count, false)
    expect(screen.getByRole('list', { name: 'Our Locations' })).toBeTruthy()
    expect(
      within(container.querySelector('.starts-here') as HTMLElement).getByRole('heading').textContent,
    ).toBe(middle)
  })

  it('says that it can be swiped where it should [LOC-03]', () => {
    row(3, true).unmount()
    expect(screen.queryByText('Swipe to see more')).toBeNull()
    row(3, true)
    expect(screen.getByText('Swipe to see more')).toBeTruthy()
  })
})

describe('opening hours by type', () => {
  const workshop = view({ changes: { id: 2, type: 'service', name: 'Workshop' } })

  it('have a dropdown of the types, which starts with the page’s own [LOC-05]', () => {
    const { container } = render(
      <HoursByType id="hours" locations={[view(), workshop]} first="service" Heading="h3" />,
    )
    const dropdown = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Opening hours of' })
    expect([...dropdown.options].map(({ text }) => text)).toEqual(['Sales', 'Service'])
    expect(dropdown.value).toBe('service')
    const parts = [...container.querySelectorAll('[data-type]')].map((part) => [
      part.getAttribute('data-type'),
      part.querySelector('h3')?.textContent,
    ])
    expect(parts).toEqual([
      ['sales', 'North Yard'],
      ['service', 'Workshop'],
    ])
  })

  it('have no dropdown for one type, and show nothing without hours', () => {
    const { container } = render(<HoursByType id="hours" locations={[workshop]} first="sales" Heading="h3" />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('Workshop')).toBeTruthy()
    const none = view({ changes: { hours: [] } })
    render(<HoursByType id="none" locations={[none]} first="sales" Heading="h3" />, { container })
    expect(container.innerHTML).toBe('')
  })
})

describe('holiday hours', () => {
  const specialHours = [
    { date: '2026-12-25', name: 'Christmas Day', status: 'Closed', open: null, close: null },
  ]

  it('open in a dialog from a button [LOC-07]', () => {
    const { container } = render(
      <HolidayHours id="holidays" locations={[view({ changes: { specialHours } }), view()]} />,
    )
    const button = screen.getByRole('button', { name: 'Holiday hours' })
    expect(button.getAttribute('commandfor')).toBe('holidays')
    const dialog = container.querySelector('dialog#holidays') as HTMLElement
    expect(dialog.textContent).toContain('Friday 25 DecemberChristmas DayClosed')
  })

  it('are not offered without a coming holiday', () => {
    expect(render(<HolidayHours id="holidays" locations={[view()]} />).container.innerHTML).toBe('')
  })
})

describe('the banner of a location’s page', () => {
  it('shows its rating in stars, as Google does, and what to do next [LOC-04, LOC-15]', () => {
    render(<LocationBanner location={view()} contactHref="/contact-us" />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('North Yard')
    expect(screen.getByText('Rated 4.6 out of 5')).toBeTruthy()
    expect(screen.getByText('1,284 reviews')).toBeTruthy()
    expect(screen.getByText('Open until 5:30 pm')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe('/contact-us')
    expect(screen.queryByRole('link', { name: 'Book a service' })).toBeNull()
  })

  it('books a service at the dealer’s own site [ROUTE-47]', () => {
    const settings = { 'locations.serviceBookingUrl': 'https://bookings.example/north' }
    render(<LocationBanner location={view({ changes: { type: 'service' }, settings })} contactHref={null} />)
    expect(screen.getByRole('link', { name: 'Book a service' }).getAttribute('href')).toBe(
      'https://bookings.example/north',
    )
  })
})
