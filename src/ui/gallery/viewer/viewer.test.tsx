import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { isLayerEntry } from '@/ui/stores/use-back-to-close'
import { installDialogs } from '~/tests/support/dialog'
import {
  installMedia,
  installScrolling,
  layOut,
  photosOf,
  placeOf,
  showGallery,
  swipeTo,
} from '~/tests/support/gallery'
import { modifierKeys } from '~/tests/support/modifier-keys'

const viewer = () => screen.getByRole<HTMLDialogElement>('dialog')
const row = () => within(viewer()).getByRole('list', { name: 'Photos' })
const strip = () => document.querySelector('.gallery-strip') as HTMLElement
const count = () => viewer().querySelector('.photo-viewer-count')?.textContent
const press = (key: string, held: KeyboardEventInit = {}) => fireEvent.keyDown(viewer(), { key, ...held })
const picture = (index: number) =>
  within(viewer()).getByAltText<HTMLImageElement>(new RegExp(`photo ${index + 1} of`))
const scaleOf = (index: number) =>
  Number(/scale\(([\d.]+)\)/.exec(picture(index).closest('div')?.getAttribute('style') ?? '')?.[1])

async function openAt(index: number): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: `Show photo ${index + 1} of 5 large` }))
  await screen.findByRole('dialog')
  layOut(row())
}

/** jsdom has no layout, and the library zooms only elements with a size. */
function giveSizes(): void {
  for (const name of ['offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight'] as const) {
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600)
  }
}

beforeAll(installDialogs)

beforeEach(() => {
  installMedia({ wantsStill: true, others: true })
  installScrolling()
  history.replaceState(null, '')
  showGallery(photosOf(5))
  layOut(strip())
})

afterEach(async () => {
  jest.restoreAllMocks()
  cleanup()
  // Closing removes the viewer's history entry in a separate task.
  await waitFor(() => expect(isLayerEntry()).toBe(false))
})

describe('the fullscreen photos', () => {
  it('open at the pressed photo, in a modal that traps the focus [GAL-02, VDP-03]', async () => {
    await openAt(2)
    expect(viewer().open).toBe(true)
    expect(count()).toBe('Photo 3 of 5')
  })

  it('open at the page’s current photo by the button for all photos', async () => {
    swipeTo(strip(), 3)
    await userEvent.click(screen.getByRole('button', { name: 'All 5 photos' }))
    await screen.findByRole('dialog')
    expect(count()).toBe('Photo 4 of 5')
  })

  it('move by the arrow keys and wrap, and by Home and End [GAL-02]', async () => {
    await openAt(0)
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'].map(
      (key) => {
        expect(press(key)).toBe(false)
        return count()
      },
    )
    expect(seen.map((text) => text?.match(/\d/)?.[0])).toEqual(['2', '3', '2', '1', '5', '1', '5'])
    expect(press('Tab')).toBe(true)
  })

  it.each(modifierKeys)('leave arrow keys with %s to the browser', async (held) => {
    await openAt(0)
    expect(press('ArrowRight', { [held]: true })).toBe(true)
    expect(count()).toBe('Photo 1 of 5')
  })

  it('move by arrows and by thumbnails [GAL-01]', async () => {
    await openAt(0)
    await userEvent.click(within(viewer()).getByRole('button', { name: 'Next photo' }))
    expect(count()).toBe('Photo 2 of 5')
    const thumbs = within(viewer()).getAllByRole('link')
    await userEvent.click(thumbs[4] as HTMLElement)
    expect(count()).toBe('Photo 5 of 5')
    expect(thumbs[4]?.getAttribute('aria-current')).toBe('true')
  })

  it('have no thumbnails, and load none, on a small screen', async () => {
    installMedia()
    await openAt(0)
    expect(within(viewer()).queryByRole('link')).toBeNull()
  })

  it('leave the page’s row at the photo seen last', async () => {
    await openAt(1)
    press('ArrowRight')
    await userEvent.click(screen.getByRole('button', { name: 'Close photos' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(placeOf(strip())).toBe(2)
  })

  it('close on the phone’s Back button, and the page stays', async () => {
    const page = location.href
    await openAt(1)
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.href).toBe(page)
  })

  it('follow a swipe, but not the scrolling that a key started', async () => {
    await openAt(0)
    row().scrollLeft = 4 * 600
    fireEvent.scroll(row())
    expect(count()).toBe('Photo 1 of 5')
    swipeTo(row(), 4)
    expect(count()).toBe('Photo 5 of 5')
  })

  it('load the photo in view and its neighbours, and no others', async () => {
    await openAt(2)
    const fetched = within(viewer()).getAllByAltText(/, photo \d of 5$/)
    expect(fetched.map((img) => img.getAttribute('alt')?.match(/photo (\d)/)?.[1])).toEqual(['2', '3', '4'])
  })

  it('show the page’s version of a photo until the full one has loaded', async () => {
    const small = within(strip()).getAllByRole<HTMLImageElement>('img', {
      hidden: true,
    })[1] as HTMLImageElement
    Object.defineProperties(small, {
      complete: { value: true },
      naturalWidth: { value: 320 },
      currentSrc: { value: 'https://site.example/small.webp' },
    })
    await openAt(1)
    expect(picture(1).style.backgroundImage).toContain('small.webp')
    expect(picture(2).style.backgroundImage).toBe('')
    fireEvent.load(picture(1))
    expect(picture(1).style.backgroundImage).toBe('')
  })

  it('zoom in and out by the button, and reset at the next photo', async () => {
    giveSizes()
    await openAt(0)
    const button = () => within(viewer()).getByRole('button', { name: /^Zoom/ })
    await userEvent.click(button())
    expect(scaleOf(0)).toBeCloseTo(2.5)
    expect([button().getAttribute('aria-pressed'), button().getAttribute('aria-label')]).toEqual([
      'true',
      'Zoom out',
    ])
    await userEvent.click(button())
    expect(scaleOf(0)).toBe(1)
    await userEvent.click(button())
    press('ArrowRight')
    expect(scaleOf(0)).toBe(1)
    expect(button().getAttribute('aria-pressed')).toBe('false')
  })

  it('zoom with two fingers, up to four times and never below the whole photo', async () => {
    giveSizes()
    await openAt(0)
    const touch = (type: 'touchStart' | 'touchMove', right: number) =>
      fireEvent[type](picture(0), {
        touches: [
          { clientX: 100, clientY: 0, pageX: 100, pageY: 0 },
          { clientX: right, clientY: 0, pageX: right, pageY: 0 },
        ],
      })
    touch('touchStart', 200)
    touch('touchMove', 300)
    expect(scaleOf(0)).toBeCloseTo(2)
    expect(row().hasAttribute('data-zoomed')).toBe(true)
    touch('touchMove', 900)
    expect(scaleOf(0)).toBe(4)
    touch('touchMove', 110)
    expect(scaleOf(0)).toBe(1)
    expect(row().hasAttribute('data-zoomed')).toBe(false)
  })
})
