import { photosOf, plantGallery, spinOf } from '~/tests/support/gallery'
import { browseGallery } from './browse-gallery'

const all = <T extends HTMLElement = HTMLElement>(selector: string) => [
  ...document.querySelectorAll<T>(selector),
]
const strip = () => document.querySelector('.gallery-strip') as HTMLElement
const marked = () => all('.gallery-thumbs a').findIndex((thumb) => thumb.hasAttribute('aria-current'))
const WIDTH = 600

/** jsdom lays nothing out: photos stand side by side, each as wide as the row. */
function layOut(): void {
  Object.defineProperty(strip(), 'clientWidth', { value: WIDTH })
  Object.defineProperty(strip(), 'scrollWidth', {
    value: WIDTH * strip().children.length,
    configurable: true,
  })
  for (const [index, photo] of [...strip().children].entries()) {
    Object.defineProperty(photo, 'offsetLeft', { value: index * WIDTH, configurable: true })
    Object.defineProperty(photo, 'offsetWidth', { value: WIDTH, configurable: true })
  }
}

function choose(view: string): void {
  const way = all<HTMLInputElement>('[name="gallery-view"]').find(({ value }) => value === view)
  way?.click()
}

function plant(changes: Parameters<typeof plantGallery>[0], start?: 'spinner' | 'gallery'): void {
  plantGallery(changes, 'left', start)
  layOut()
  browseGallery()
}

let ways: (string | undefined)[]

beforeEach(() => {
  jest.useFakeTimers()
  ways = []
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    if (typeof options !== 'object' || this !== strip()) return
    ways.push(options.behavior)
    this.scrollLeft = options.left ?? 0
    this.dispatchEvent(new Event('scroll'))
  } as typeof Element.prototype.scrollTo
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the row of photos', () => {
  it('begins with the first, also where a mosaic shows several [GAL-06]', () => {
    plantGallery(photosOf(5), 'mosaic')
    layOut()
    Object.defineProperty(strip(), 'scrollWidth', { value: WIDTH })
    for (const [index, photo] of [...strip().children].entries()) {
      Object.defineProperty(photo, 'offsetLeft', { value: index === 0 ? 0 : WIDTH / 2 })
      Object.defineProperty(photo, 'offsetWidth', { value: index === 0 ? WIDTH / 2 : WIDTH / 4 })
    }
    browseGallery()
    expect(document.querySelector<HTMLElement>('.gallery')?.dataset.shown).toBe('0')
  })

  it('has the thumbnail that the keyboard comes to in sight, and lies still under a mouse [WCAG 2.4.11]', () => {
    plant(photosOf(12))
    const row = document.querySelector('.gallery-thumbs') as HTMLElement
    const last = all('.gallery-thumbs a').at(-1) as HTMLElement
    Object.defineProperty(last, 'offsetLeft', { value: 1236 })
    const brought: (number | undefined)[] = []
    row.scrollTo = ((options: ScrollToOptions) => brought.push(options.left)) as typeof row.scrollTo
    last.focus()
    expect(brought).toEqual([])
    last.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }))
    expect(brought).toEqual([1236])
  })

  it('goes on and back by arrows, and round at its ends [GAL-01]', () => {
    plant(photosOf(5))
    const [back, on] = all('.gallery-stage > [data-step]')
    on?.click()
    expect(strip().scrollLeft).toBe(WIDTH)
    back?.click()
    back?.click()
    expect(strip().scrollLeft).toBe(4 * WIDTH)
    on?.click()
    expect(strip().scrollLeft).toBe(0)
    expect(new Set(ways)).toEqual(new Set(['smooth']))
  })

  it('moves at once for who wants no motion', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList
    plant(photosOf(5))
    all('.gallery-stage > [data-step]')[1]?.click()
    expect(ways).toEqual(['instant'])
  })

  it('shows the photo of a thumbnail, and marks the thumbnail of what a swipe came to [GAL-01]', () => {
    plant(photosOf(5))
    all('.gallery-thumbs a')[3]?.click()
    expect(strip().scrollLeft).toBe(3 * WIDTH)
    expect(marked()).toBe(3)
    strip().scrollLeft = 2 * WIDTH
    strip().dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(60)
    expect(marked()).toBe(3)
    strip().dispatchEvent(new Event('pointerdown'))
    strip().dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(60)
    expect(marked()).toBe(2)
  })

  it.each([
    ['Tab', () => strip().querySelectorAll('button')[2]?.focus()],
    [
      'an arrow key',
      () =>
        strip()
          .querySelector('button')
          ?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true })),
    ],
  ])('marks the thumbnail of what %s came to, also after one was chosen [GAL-01]', (_, press) => {
    plant(photosOf(5))
    all('.gallery-thumbs a')[4]?.click()
    press()
    strip().scrollLeft = 2 * WIDTH
    strip().dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(60)
    expect(marked()).toBe(2)
  })

  it('wants the other photos from the first finger on', () => {
    plant(photosOf(5))
    const gallery = document.querySelector('.gallery')
    expect(gallery?.hasAttribute('data-wanted')).toBe(false)
    strip().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(gallery?.hasAttribute('data-wanted')).toBe(true)
  })
})

describe('the views of a gallery', () => {
  it.each(['spinner', 'interior'])('begin with the first photo after %s [GAL-06]', (view) => {
    plant({ ...photosOf(5), ...spinOf(12) }, 'gallery')
    all('.gallery-thumbs a')[3]?.click()
    choose(view)
    expect(strip().scrollLeft).toBe(0)
    expect(marked()).toBe(-1)
    choose('gallery')
    expect(strip().scrollLeft).toBe(0)
    expect(marked()).toBe(0)
  })

  it('mark no thumbnail as shown while no photo is', () => {
    plant({ ...photosOf(5), ...spinOf(12) })
    expect(marked()).toBe(-1)
  })

  it('change to the photos at a thumbnail', () => {
    plant({ ...photosOf(5), ...spinOf(12) })
    all('.gallery-thumbs a')[2]?.click()
    expect(document.querySelector<HTMLInputElement>('[value="gallery"]')?.checked).toBe(true)
    expect(strip().scrollLeft).toBe(2 * WIDTH)
    expect(marked()).toBe(2)
  })

  it('take the shape of the picture, so that hotspots stand right', () => {
    plant({ ...photosOf(5), ...spinOf(12) })
    const picture = document.querySelector('[data-of="interior"] img') as HTMLImageElement
    Object.defineProperties(picture, { naturalWidth: { value: 1600 }, naturalHeight: { value: 900 } })
    picture.dispatchEvent(new Event('load'))
    const scene = picture.closest<HTMLElement>('.orbit-scene')
    expect(Number(scene?.style.getPropertyValue('--ratio'))).toBeCloseTo(16 / 9)
  })

  it('tell a picture that fails to the console alone [GAL-13]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    plant({ ...photosOf(5), ...spinOf(12) })
    const text = document.body.textContent
    document.querySelector('[data-of="interior"] img')?.dispatchEvent(new Event('error'))
    expect(warn).toHaveBeenCalledTimes(1)
    expect(document.body.textContent).toBe(text)
  })
})
