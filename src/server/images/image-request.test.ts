import { formatFor } from './image-format'
import { parseImageRequest } from './image-request'

const requested = (query: string) => parseImageRequest(new URLSearchParams(query))

describe('parseImageRequest', () => {
  it('defaults to 640 pixels and quality 75 [GAL-14]', () => {
    expect(requested('')).toEqual({ width: 640, quality: 75, crop: undefined, focus: undefined })
  })

  it('accepts any size that pages use', () => {
    expect(requested('w=320&q=40&crop=16x9&at=right')).toEqual({
      width: 320,
      quality: 40,
      crop: '16:9',
      focus: 'right',
    })
  })

  it.each([
    ['w=641', /^w: Use one of 64, /],
    ['w=abc', /^w: Use one of 64, /],
    ['w=', /^w: /],
    ['w=1e9', /^w: Use one of 64, /],
    ['q=high', /^q: Use one of 40, 60, 75, 90/],
    ['q=0', /^q: Use one of 40, 60, 75, 90/],
    ['crop=3:2', /^crop: Use one of 3x2, /],
    ['crop=__proto__', /^crop: /],
    ['at=middle', /^at: Use one of left, right, top, bottom/],
  ])('refuses %s with the field and the values it accepts', (query, problem) => {
    expect(requested(query)).toEqual({ problem: expect.stringMatching(problem) })
  })
})

describe('formatFor', () => {
  it.each([
    ['image/avif,image/webp,image/png,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif; q=0.000,image/webp;q=0', 'jpeg'],
    ['IMAGE/AVIF; q=0.5', 'avif'],
    ['image/avif-sequence', 'jpeg'],
    ['*/*', 'jpeg'],
    [null, 'jpeg'],
  ])('chooses, for a browser that accepts %s, %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format)
  })
})
