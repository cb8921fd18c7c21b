import { installDialogs } from '~/tests/support/dialog'
import { photosOf, plantGallery } from '~/tests/support/gallery'
import { heldKeys } from '~/tests/support/held-press'
import { playVideo } from './play-video'
import { viewPhotos } from './view-photos'
import { zoomPhoto } from './zoom-photo'

const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const viewer = () => find<HTMLDialogElement>('.photo-viewer')
const strip = () => find('.photo-viewer-strip')
const count = () => find('.photo-viewer-count').textContent
const picture = (index: number) => strip().children[index]?.querySelector('img') as HTMLImageElement
const press = (key: string, held: KeyboardEventInit = {}) =>
  viewer().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
const openAt = (index: number) =>
  document.querySelectorAll<HTMLElement>('.gallery-strip button')[index]?.click()

let wantsStill: boolean
let isWide: boolean

beforeAll(installDialogs)

beforeEach(() => {
  jest.useFakeTimers()
  wantsStill = false
  isWide = true
  window.matchMedia = (query) =>
    ({ matches: query.includes('reduced-motion') ? wantsStill : isWide }) as MediaQueryList
  Element.prototype.scrollTo = (() => undefined) as typeof Element.prototype.scrollTo
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('photos over the whole screen', () => {
  beforeEach(() => {
    plantGallery(photosOf(5))
    viewPhotos({}, { zoomPhoto })
  })

  it('open at the one that was pressed, as a modal that keeps the focus', () => {
    openAt(2)
    expect(viewer().open).toBe(true)
    expect(count()).toBe('Photo 3 of 5')
  })

  it('open where the page’s row stands by the button for all', () => {
    find('.gallery').dataset.shown = '3'
    find('.gallery-all').click()
    expect(count()).toBe('Photo 4 of 5')
  })

  it('go on by the right arrow key and back by the left, round at the ends; by Home and End [GAL-02]', () => {
    openAt(0)
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Home', 'End'].map(
      (key) => {
        expect(press(key)).toBe(false)
        return count()
      },
    )
    expect(seen.map((text) => text?.match(/\d/)?.[0])).toEqual(['2', '3', '2', '1', '5', '1', '5'])
    expect(press('Tab')).toBe(true)
  })

  it.each(heldKeys)('leave arrows with %s to the browser', (held) => {
    openAt(0)
    expect(press('ArrowRight', { [held]: true })).toBe(true)
    expect(count()).toBe('Photo 1 of 5')
  })

  it('go on by arrows and by the page’s thumbnails, made when they are first wanted [GAL-01]', () => {
    expect(viewer().querySelector('.gallery-thumbs')).toBeNull()
    openAt(0)
    find('.photo-viewer [data-step="1"]').click()
    expect(count()).toBe('Photo 2 of 5')
    const thumbs = [...viewer().querySelectorAll<HTMLElement>('.gallery-thumbs a')]
    expect(thumbs).toHaveLength(5)
    thumbs[4]?.click()
    expect(count()).toBe('Photo 5 of 5')
    expect(thumbs[4]?.getAttribute('aria-current')).toBe('true')
  })

  it('have no thumbnails, and fetch none, where there is no room', () => {
    isWide = false
    openAt(0)
    expect(viewer().querySelector('.gallery-thumbs')).toBeNull()
  })

  it('leave the page’s row at the photo seen last', () => {
    let left = -1
    find('.gallery').addEventListener('gallery:show', (event) => (left = (event as CustomEvent).detail))
    openAt(1)
    press('ArrowRight')
    viewer().close()
    expect(left).toBe(2)
  })

  it('follow a swipe, but not the way to where a key sent them', () => {
    openAt(0)
    Object.defineProperty(strip(), 'clientWidth', { value: 400 })
    strip().scrollLeft = 1600
    strip().dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(80)
    expect(count()).toBe('Photo 1 of 5')
    strip().dispatchEvent(new Event('pointerdown'))
    strip().dispatchEvent(new Event('scroll'))
    jest.advanceTimersByTime(80)
    expect(count()).toBe('Photo 5 of 5')
  })

  it('zoom by the button and out again, and are whole again at the next photo', () => {
    openAt(0)
    const button = find('[data-zoom]')
    button.click()
    expect(picture(0).style.transform).toContain('scale(2.5)')
    expect([button.getAttribute('aria-pressed'), button.textContent]).toEqual(['true', 'Zoom out'])
    button.click()
    expect(picture(0).style.transform).toBe('')
    button.click()
    press('ArrowRight')
    expect(picture(0).style.transform).toBe('')
    expect(button.getAttribute('aria-pressed')).toBe('false')
  })

  it('zoom with two fingers, up to four times, and never below whole', () => {
    openAt(0)
    const touch = (type: string, pointerId: number, clientX: number) =>
      picture(0).dispatchEvent(
        Object.assign(new MouseEvent(type, { clientX, clientY: 0, bubbles: true }), { pointerId }),
      )
    touch('pointerdown', 1, 100)
    touch('pointerdown', 2, 200)
    touch('pointermove', 2, 300)
    expect(picture(0).style.transform).toContain('scale(2)')
    expect(strip().hasAttribute('data-zoomed')).toBe(true)
    touch('pointermove', 2, 900)
    expect(picture(0).style.transform).toContain('scale(4)')
    touch('pointermove', 2, 110)
    expect(picture(0).style.transform).toBe('')
    expect(strip().hasAttribute('data-zoomed')).toBe(false)
  })
})

describe('a video', () => {
  let played: number
  let paused: number

  beforeEach(() => {
    played = 0
    paused = 0
    HTMLMediaElement.prototype.play = async () => {
      played += 1
    }
    HTMLMediaElement.prototype.pause = () => {
      paused += 1
    }
  })

  it('plays once it is opened, and stops when it is closed [GAL-10]', () => {
    plantGallery({ video_url: '/film.webm' })
    playVideo()
    expect(played).toBe(0)
    find('[commandfor="vehicle-video"]').click()
    expect([find<HTMLDialogElement>('#vehicle-video').open, played]).toEqual([true, 1])
    find<HTMLDialogElement>('#vehicle-video').close()
    expect(paused).toBe(1)
  })

  it('waits for a press on play with who wants no motion', () => {
    wantsStill = true
    plantGallery({ video_url: '/film.webm' })
    playVideo()
    find('[commandfor="vehicle-video"]').click()
    expect([find<HTMLDialogElement>('#vehicle-video').open, played]).toEqual([true, 0])
  })

  it('of a provider is put in anew when it is closed, so that it is heard no more', () => {
    plantGallery({ external_video_url: 'https://www.youtube.com/embed/x' })
    playVideo()
    const frame = find('iframe')
    find('[commandfor="vehicle-video"]').click()
    find<HTMLDialogElement>('#vehicle-video').close()
    expect(find('iframe')).not.toBe(frame)
    expect(find('iframe').getAttribute('src')).toBe('https://www.youtube.com/embed/x')
  })

  it('that fails is told to the console alone [GAL-13]', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    plantGallery({ video_url: '/film.webm' })
    playVideo()
    find('video').dispatchEvent(new Event('error'))
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
