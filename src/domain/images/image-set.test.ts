import fc from 'fast-check'
import { imageSet, sizedImage } from './image-set'
import { photoKey, stockPhoto } from './stock-photo'

const upload = { loader: '/image/media/yard.webp', original: '/media/yard.webp' }
const photo = { loader: '/image/stock/kia-rio/abc', original: 'https://feed.example/1 a.jpg?s=2' }
const origin = 'https://www.dealer.example'

describe('a picture', () => {
  it('is 640 pixels wide with quality 75 by default [GAL-14]', () => {
    expect(sizedImage(upload)).toBe('/image/media/yard.webp')
    expect(sizedImage(upload, { width: 640, quality: 75 })).toBe('/image/media/yard.webp')
  })

  it('has another width, quality and crop in its URL [GAL-14]', () => {
    expect(sizedImage(upload, { width: 320, quality: 60, crop: '3:2' })).toBe(
      '/image/media/yard.webp?w=320&q=60&crop=3x2',
    )
  })

  it('has a srcset of every width, and the width nearest to 640 as its fallback', () => {
    expect(imageSet(photo, [320, 960], { crop: '1:1' })).toEqual({
      src: '/image/stock/kia-rio/abc?w=960&crop=1x1',
      srcSet: '/image/stock/kia-rio/abc?w=320&crop=1x1 320w, /image/stock/kia-rio/abc?w=960&crop=1x1 960w',
    })
  })
})

describe('a picture at an external CDN', () => {
  it.each([
    [
      'https://cdn.example',
      photo,
      'https://cdn.example?url=https%3A%2F%2Ffeed.example%2F1%20a.jpg%3Fs%3D2&w=320&q=75&crop=3:2',
    ],
    [
      'https://cdn.example/i?key=1',
      upload,
      'https://cdn.example/i?key=1&url=https%3A%2F%2Fwww.dealer.example%2Fmedia%2Fyard.webp&w=320&q=75&crop=3:2',
    ],
    [
      'https://cdn.example/w_{width},q_{quality}/{url}',
      photo,
      'https://cdn.example/w_320,q_75/https%3A%2F%2Ffeed.example%2F1%20a.jpg%3Fs%3D2',
    ],
    ['https://cdn.example/{width}/{crop}{path}', upload, 'https://cdn.example/320/3:2/media/yard.webp'],
  ])('for the base %s has each value in its place [GAL-14]', (base, source, address) => {
    expect(sizedImage(source, { width: 320, crop: '3:2' }, { base, origin })).toBe(address)
  })

  it('comes from the website if it is an upload and the website has no public address', () => {
    expect(sizedImage(upload, {}, { base: 'https://cdn.example', origin: '' })).toBe('/image/media/yard.webp')
  })

  it('keeps placeholders in its own address unchanged', () => {
    const odd = { ...photo, original: 'https://feed.example/{width}' }
    expect(sizedImage(odd, {}, { base: 'https://cdn.example/{url}/{width}', origin })).toBe(
      'https://cdn.example/https%3A%2F%2Ffeed.example%2F%7Bwidth%7D/640',
    )
  })
})

describe('the path of an original at a CDN', () => {
  const at = (original: string) =>
    sizedImage({ ...photo, original }, {}, { base: 'https://cdn.example{path}?w={width}', origin })

  it.each([
    ['/media/yard.webp', '/media/yard.webp'],
    ['/media/big%20yard%3F.webp', '/media/big%20yard%3F.webp'],
    ['/media/big yard, 2.webp', '/media/big%20yard%2C%202.webp'],
    ['/media/what?.webp', '/media/what%3F.webp'],
    ['/media/no#1 & +2=3.webp', '/media/no%231%20%26%20%2B2%3D3.webp'],
    ['/media/100%.webp', '/media/100%25.webp'],
    ['/media/50%2525.webp', '/media/50%2525.webp'],
    ['/media/a%2Fb.webp', '/media/a%2Fb.webp'],
    ['/media/ünder\n"<>.webp', '/media/%C3%BCnder%0A%22%3C%3E.webp'],
    ['https://feed.example/1 a,b.jpg?s=2&t=3#x', '/https://feed.example/1%20a%2Cb.jpg%3Fs%3D2%26t%3D3%23x'],
    ['https://feed.example/1%20a.jpg', '/https://feed.example/1%2520a.jpg'],
    ['http://feed.example:8080/1.jpg', '/http://feed.example%3A8080/1.jpg'],
  ])('of %j is %s', (original, path) => {
    expect(at(original)).toBe(`https://cdn.example${path}?w=640`)
  })

  it('cannot break a srcset for any file name, and decodes to the file name', () => {
    fc.assert(
      // Postgres rejects a null character in a name.
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }).map((name) => name.replaceAll('\0', '0')),
        (name) => {
          const original = `/media/${encodeURIComponent(name)}`
          const cdn = { base: 'https://cdn.example{path}?w={width}', origin }
          const { srcSet } = imageSet({ ...photo, original }, [320, 960], {}, cdn)
          const [narrow, wide, ...more] = srcSet.split(', ').map((entry) => entry.split(' '))
          expect([narrow?.[1], wide?.[1], more]).toEqual(['320w', '960w', []])
          const [path, query] = narrow?.[0]?.split('?') ?? []
          expect(decodeURIComponent(path?.split('/').at(-1) ?? '')).toBe(name)
          expect(query).toBe('w=320')
        },
      ),
    )
  })
})

describe('a vehicle’s photo', () => {
  it('has an address of vehicle and key, without the feed’s URL', () => {
    const { loader } = stockPhoto('kia rio', 'https://feed.example/secret.jpg')
    expect(loader).toMatch(/^\/image\/stock\/kia%20rio\/[a-z0-9]+$/)
    expect(loader).not.toContain('secret')
  })

  it('changes its key only if its URL changes', () => {
    const keys = Array.from({ length: 5000 }, (_, index) => photoKey(`https://feed.example/${index}.jpg`))
    expect(new Set(keys).size).toBe(keys.length)
    expect(photoKey('https://feed.example/7.jpg')).toBe(keys[7])
  })
})
