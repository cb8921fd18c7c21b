import { render } from '@testing-library/react'
import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { stockHit } from '~/tests/support/stock-hit'
import { PhotoStrip } from '../vehicle/PhotoStrip'
import { leafThroughPhotos } from './leaf-through-photos'

const photos = ['1', '2', '3'].map((each) => `https://feed.example/dealer's stock/$& ${each}.jpg`)

function strip(cdn: string): HTMLElement {
  const vehicle = stockHit({ primary_image_url: photos[0], photos })
  const { container } = render(<PhotoStrip vehicle={vehicle} sizes="50vw" cdn={cdn} turn="near" />)
  return container.querySelector('.photo-strip') as HTMLElement
}

const addresses = (of: HTMLElement) => [...of.querySelectorAll('img')].map((img) => img.getAttribute('src'))

beforeAll(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  leafThroughPhotos()
})

describe('the photos of a card', () => {
  it.each(['', 'https://cdn.example/resize', 'https://cdn.example/it?w={width}&of={url}'])(
    'come from their own addresses, whatever is in them, at %p, and only when asked for',
    (base) => {
      const shown = strip(base)
      const expected = photos.map((url) =>
        sizedImage(stockPhoto('kia-rio', url), { crop: '3:2' }, { base, origin: '' }),
      )
      expect(addresses(shown)).toEqual(expected.slice(0, 1))
      shown.dispatchEvent(new Event('touchstart', { bubbles: true }))
      expect(addresses(shown)).toEqual(expected)
      const sets = [...shown.querySelectorAll('img')].map((img) => img.srcset.split(', ').length)
      expect(sets).toEqual([5, 5, 5])
    },
  )
})
