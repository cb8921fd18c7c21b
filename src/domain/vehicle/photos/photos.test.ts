import { cardPhotos, ownPhotos } from './photos'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/photo-${index + 1}.avif`)

describe('cardPhotos', () => {
  it('returns the first five, the leading one first, without duplicates', () => {
    expect(cardPhotos({ primary_image_url: '/photo-3.avif', photos: numbered(8) })).toEqual([
      '/photo-3.avif',
      '/photo-1.avif',
      '/photo-2.avif',
      '/photo-4.avif',
      '/photo-5.avif',
    ])
  })

  it('omits placeholders of the stock system [CARD-10]', () => {
    expect(cardPhotos({ primary_image_url: '/placeholder.svg', photos: ['/placeholder.svg'] })).toEqual([])
    expect(ownPhotos([null, '/no-image.jpg', '/car.jpg'])).toEqual(['/car.jpg'])
  })
})
