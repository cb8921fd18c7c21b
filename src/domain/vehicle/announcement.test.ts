import { announcement, directionsHref } from './announcement'

const vehicle = { city: 'Aspley', state: 'QLD', location_name: 'Kia Aspley', dealership_name: 'Kia' }

describe('announcement', () => {
  it('says where a vehicle stands in another city, with the way there [VDP-18]', () => {
    expect(announcement(vehicle, 'Brisbane')).toEqual({
      text: 'Located at Aspley',
      directionsHref: 'https://www.google.com/maps/dir/?api=1&destination=Kia%20Aspley%2C%20Aspley%2C%20QLD',
    })
  })

  it.each([
    ['aspley', vehicle],
    ['', vehicle],
    ['Brisbane', { ...vehicle, city: null }],
  ])('says nothing at home (%p) and of cities that are not known [VDP-18]', (home, placed) => {
    expect(announcement(placed, home)).toBeNull()
  })

  it('has no way to an unknown place', () => {
    expect(directionsHref({ ...vehicle, city: null })).toBeNull()
  })
})
