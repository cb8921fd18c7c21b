import { ownPhoto } from './placeholder-image'

describe('ownPhoto', () => {
  it.each([
    'https://cdn.example.com/placeholder.png',
    'https://cdn.example.com/no-image.jpg',
    'https://cdn.example.com/NoImageAvailable.jpg',
    '/img/default_vehicle.svg',
    '/img/default.jpg',
    '/img/default-640x480.jpg?v=2',
    '/img/defaultImage.png',
    '/img/image_default.png',
    '/img/image_not_available.jpg',
    '/img/no_vehicle_image.jpg',
    '/img/No%20Photo.jpg',
    '/img/no-photo-1.jpg',
    '/img/new-arrival.png',
    '/img/photos_coming_soon.jpg',
    '/img/awaiting-photos.jpg',
    '/img/missing.png#top',
    '',
    null,
  ])('returns null for the placeholder %s [CARD-10]', (url) => {
    expect(ownPhoto(url)).toBeNull()
  })

  it.each([
    'https://cdn.example.com/1/front.webp',
    // A folder is named after a dealer or a vehicle.
    'https://cdn.example.com/coming-soon-dealer/front.jpg',
    '/2024-ford-placeholder/1.jpg',
    '/no-image/front.jpg',
    '/default/photos/7.jpg',
    '/awaiting-1.jpg',
    // These words only contain a placeholder's name.
    '/casino-photo.jpg',
    '/volcano_image_3.jpg',
    '/default-carnival.jpg',
    '/kia-new-arrival-sorento.jpg',
    '/front.jpg?folder=no-image.jpg',
    '/',
  ])('returns the photo %s [CARD-10]', (url) => {
    expect(ownPhoto(url)).toBe(url)
  })
})
