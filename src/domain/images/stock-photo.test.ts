import { imageSet } from './image-set'
import { namedPhoto, photoKey, photoName, stockPhoto } from './stock-photo'

const url = "https://feed.example/dealer's stock/$& 1.jpg?s=2"

describe('photoName', () => {
  it.each(['', 'https://cdn.example/resize', 'https://cdn.example/{width}?of={url}'])(
    'builds the same addresses as the whole photo at the CDN %p',
    (base) => {
      const addresses = (photo: ReturnType<typeof stockPhoto>) =>
        imageSet(photo, [320, 640], { crop: '3:2' }, { base, origin: '' })
      expect(addresses(namedPhoto('kia-rio', photoName(url, base)))).toEqual(
        addresses(stockPhoto('kia-rio', url)),
      )
    },
  )

  it('is only the key if the website resizes its photos itself', () => {
    expect(photoName(url, '')).toBe(photoKey(url))
  })
})
