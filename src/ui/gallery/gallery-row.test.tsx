import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  installMedia,
  installScrolling,
  layOut,
  photosOf,
  placeOf,
  showGallery,
  spinOf,
  swipeTo,
} from '~/tests/support/gallery'

const strip = () => document.querySelector('.gallery-strip') as HTMLElement
const thumbs = () => screen.queryAllByRole('link', { name: /^Photo \d+$/ })
const marked = () => thumbs().findIndex((thumb) => thumb.hasAttribute('aria-current'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

function show(changes: Parameters<typeof showGallery>[0], start?: 'spinner' | 'gallery'): void {
  showGallery(changes, 'left', start)
  layOut(strip())
}

let scrolls: ReturnType<typeof installScrolling>
const waysOfStrip = () => scrolls.filter(({ element }) => element === strip()).map(({ behavior }) => behavior)

beforeEach(() => {
  installMedia()
  scrolls = installScrolling()
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('the row of photos', () => {
  it('starts with the first photo, also in a mosaic that shows several [GAL-06]', () => {
    showGallery(photosOf(5), 'mosaic')
    fireEvent.scroll(strip())
    expect(marked()).toBe(0)
  })

  it('scrolls a thumbnail into view on keyboard focus, but not on a mouse press [WCAG 2.4.11]', () => {
    show(photosOf(12))
    const last = thumbs().at(-1) as HTMLElement
    Object.defineProperty(last, 'offsetLeft', { value: 1236 })
    Object.defineProperty(last.closest('ol'), 'scrollWidth', { value: 1300 })
    scrolls.length = 0
    last.focus()
    expect(scrolls).toEqual([])
    fireEvent.keyUp(last, { key: 'Tab' })
    expect(scrolls.map(({ left }) => left)).toEqual([1236])
  })

  it('moves to the next and previous photo by arrows, and wraps at both ends [GAL-01]', async () => {
    show(photosOf(5))
    await press('Next photo')
    expect(placeOf(strip())).toBe(1)
    await press('Previous photo')
    expect(waysOfStrip()).toEqual(['smooth', 'smooth'])
    await press('Previous photo')
    expect(placeOf(strip())).toBe(4)
    await press('Next photo')
    expect(placeOf(strip())).toBe(0)
  })

  it('moves without animation for a shopper who prefers reduced motion', async () => {
    installMedia({ wantsStill: true })
    show(photosOf(5))
    await press('Next photo')
    expect(waysOfStrip()).toEqual(['instant'])
  })

  it('shows the photo of a thumbnail, and marks the thumbnail of the photo where a swipe ends [GAL-01]', async () => {
    show(photosOf(5))
    await userEvent.click(thumbs()[3] as HTMLElement)
    expect([placeOf(strip()), marked()]).toEqual([3, 3])
    swipeTo(strip(), 2)
    expect(marked()).toBe(2)
  })

  it('marks no other thumbnail while it scrolls to a thumbnail’s photo', async () => {
    show(photosOf(5))
    await userEvent.click(thumbs()[3] as HTMLElement)
    strip().scrollLeft = 600
    fireEvent.scroll(strip())
    expect(marked()).toBe(3)
  })

  it.each([
    ['Tab', () => within(strip()).getAllByRole('button')[2]?.focus()],
    ['an arrow key', () => void fireEvent.keyDown(within(strip()).getAllByRole('button')[0] as HTMLElement)],
  ])(
    'marks the thumbnail of the photo that %s reaches, also after a thumbnail was pressed [GAL-01]',
    async (_, reach) => {
      show(photosOf(5))
      await userEvent.click(thumbs()[4] as HTMLElement)
      act(reach)
      strip().scrollLeft = 2 * 600
      fireEvent.scroll(strip())
      expect(marked()).toBe(2)
    },
  )

  it('loads the other photos on a phone from the first touch', () => {
    show(photosOf(5))
    expect(strip().hasAttribute('data-wanted')).toBe(false)
    fireEvent.touchStart(strip())
    expect(strip().hasAttribute('data-wanted')).toBe(true)
  })
})

describe('the views of a gallery', () => {
  it.each(['360°', 'Interior'])('return to the first photo after %s [GAL-06]', async (view) => {
    show({ ...photosOf(5), ...spinOf(12) }, 'gallery')
    await userEvent.click(thumbs()[3] as HTMLElement)
    await choose(view)
    expect([placeOf(strip()), marked()]).toEqual([0, -1])
    await choose('Photos')
    expect([placeOf(strip()), marked()]).toEqual([0, 0])
  })

  it('mark no thumbnail while no photo is shown', () => {
    show({ ...photosOf(5), ...spinOf(12) })
    expect(marked()).toBe(-1)
  })

  it('change to the photos when a thumbnail is pressed', async () => {
    show({ ...photosOf(5), ...spinOf(12) })
    await userEvent.click(thumbs()[2] as HTMLElement)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Photos' }).checked).toBe(true)
    expect([placeOf(strip()), marked()]).toEqual([2, 2])
  })

  it('take the aspect ratio of their picture, so that hotspots are in the right place', () => {
    show({ ...photosOf(5), ...spinOf(12) })
    const picture = screen.getByAltText<HTMLImageElement>(/^Inside/)
    Object.defineProperties(picture, { naturalWidth: { value: 1600 }, naturalHeight: { value: 900 } })
    fireEvent.load(picture)
    const scene = picture.closest<HTMLElement>('.orbit-scene')
    expect(Number(scene?.style.getPropertyValue('--ratio'))).toBeCloseTo(16 / 9)
  })

  it('report a picture that fails to the console only [GAL-13]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    show({ ...photosOf(5), ...spinOf(12) })
    const text = document.body.textContent
    fireEvent.error(screen.getByAltText(/^Inside/))
    expect(warn).toHaveBeenCalledTimes(1)
    expect(document.body.textContent).toBe(text)
  })
})
