import { imageSet } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { photoName } from './photo-name'

const urls = ['https://feed.example/a b/1.jpg', 'https://feed.example/a b/2.jpg'] as const

describe('photoName', () => {
  it.each(['', 'https://cdn.example/resize', 'https://cdn.example/{width}?of={url}'])(
    'turns the addresses of one photo into those of another, at %p',
    (base) => {
      const addresses = urls.map((url) =>
        imageSet(stockPhoto('kia-rio', url), [320, 640], { crop: '3:2' }, { base, origin: '' }),
      )
      const [one, other] = addresses as [(typeof addresses)[0], (typeof addresses)[0]]
      const [from, to] = [photoName(urls[0], one), photoName(urls[1], other)]
      expect(one.src.replaceAll(from, to)).toBe(other.src)
      expect(one.srcSet.replaceAll(from, to)).toBe(other.srcSet)
    },
  )
})
