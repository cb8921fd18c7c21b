import { cardPhotos, ownPhotos } from './photos'

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/photo-${index + 1}.avif`)

describe('a card’s photos', () => {
  it('are the first five, the leading one first and each once', () => {
    expect(cardPhotos({ primary_image_url: '/photo-3.avif', photos: numbered(8) })).toEqual([
      '/photo-3.avif',
      '/photo-1.avif',
      '/photo-2.avif',
      '/photo-4.avif',
      '/photo-5.avif',
    ])
  })

  it('leave out the stock system’s stand-in [CARD-10]', () => {
    expect(cardPhotos({ primary_image_url: '/placeholder.svg', photos: ['/placeholder.svg'] })).toEqual([])
    expect(ownPhotos([null, '/no-image.jpg', '/car.jpg'])).toEqual(['/car.jpg'])
  })
})
