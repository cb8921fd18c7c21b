import { announcement, directionsHref } from './announcement'

const vehicle = { city: 'Aspley', state: 'QLD', location_name: 'Kia Aspley', dealership_name: 'Kia' }

describe('announcement', () => {
  it('names a vehicle’s location in another city, with directions [VDP-18]', () => {
    expect(announcement(vehicle, 'Brisbane')).toEqual({
      text: 'Located at Aspley',
      directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=Kia%20Aspley%2C%20Aspley%2C%20QLD',
    })
  })

  it.each([
    ['aspley', vehicle],
    ['', vehicle],
    ['Brisbane', { ...vehicle, city: null }],
  ])('is null in the dealer’s own city (%p) and for unknown cities [VDP-18]', (home, placed) => {
    expect(announcement(placed, home)).toBeNull()
  })

  it('has no directions without a city', () => {
    expect(directionsHref({ ...vehicle, city: null })).toBeNull()
  })
})
