import { GalleryScripts } from '@/ui/gallery/GalleryScripts'
import { photosOf, plantGallery, spinOf } from '~/tests/support/gallery'
import { heldKeys } from '~/tests/support/held-press'
import { runPageScript } from '~/tests/support/page-script'
import { installPopovers } from '~/tests/support/popover'

const FRAMES = 12
let asked: HTMLImageElement[]
let wantsStill: boolean
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T
const slider = () => find('[role="slider"]')
const angle = () => Number(slider().getAttribute('aria-valuenow'))
const press = (key: string, held: KeyboardEventInit = {}) =>
  slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
const hotspot = () => find('.orbit[data-of="spinner"] .orbit-spots button')
const point = (type: string, clientX: number) =>
  slider().dispatchEvent(new MouseEvent(type, { clientX, bubbles: true }))
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

/** Lets every picture that was asked for come, or fail. */
async function arrive(fails: (address: string) => boolean = () => false): Promise<void> {
  for (let next = asked.shift(); next; next = asked.shift()) {
    next.dispatchEvent(new Event(fails(next.src) ? 'error' : 'load'))
    await pass(0)
  }
}

beforeAll(installPopovers)

beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  wantsStill = false
  window.Image = jest.fn(() => {
    const picture = document.createElement('img')
    asked.push(picture)
    return picture
  }) as unknown as typeof Image
  window.matchMedia = () => ({ matches: wantsStill }) as MediaQueryList
  plantGallery({ ...photosOf(5), ...spinOf(FRAMES) })
  runPageScript(<GalleryScripts views={['spinner']} hasVideo={false} />, 'pixelsAFrame')
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a vehicle that turns', () => {
  it('asks for no picture before a shopper presses, then for all, six at a time [GAL-03]', async () => {
    await pass(5000)
    expect(asked).toHaveLength(0)
    find('[data-turn="all"]').click()
    expect(asked).toHaveLength(6)
    expect(find('.orbit-loading').hidden).toBe(false)
    let came = 0
    for (let next = asked.shift(); next; next = asked.shift()) {
      next.dispatchEvent(new Event('load'))
      await pass(0)
      came += 1
    }
    expect(came).toBe(FRAMES)
    expect(find('.orbit-loading').hidden).toBe(true)
  })

  it('asks for them when its view is chosen', () => {
    const way = find<HTMLInputElement>('[value="spinner"]')
    way.dispatchEvent(new Event('change', { bubbles: true }))
    expect(asked).toHaveLength(6)
  })

  it('turns by itself only once all pictures are there, 100 ms each, and stops after once round [GAL-07, GAL-08]', async () => {
    find('[data-turn="all"]').click()
    const [last] = asked.splice(5, 1)
    await arrive()
    await pass(3000)
    expect(angle()).toBe(0)
    last?.dispatchEvent(new Event('load'))
    await arrive()
    await pass(99)
    expect(angle()).toBe(0)
    await pass(1)
    expect(angle()).toBe(30)
    await pass(200)
    expect(angle()).toBe(90)
    await pass(900)
    expect(angle()).toBe(0)
    await pass(5000)
    expect(angle()).toBe(0)
  })

  it.each([
    ['a press on it', () => point('pointerdown', 100), 60],
    ['a key', () => press('ArrowRight'), 90],
    ['a button', () => find('[data-turn="-1"]').click(), 30],
    ['a press on a hotspot', () => hotspot().dispatchEvent(new Event('pointerdown', { bubbles: true })), 60],
    [
      'a hotspot that is reached by keys',
      () => hotspot().dispatchEvent(new Event('focusin', { bubbles: true })),
      60,
    ],
    ['its own button', () => find('[data-turn="all"]').click(), 60],
    [
      'another view',
      () => find('[value="gallery"]').dispatchEvent(new Event('change', { bubbles: true })),
      60,
    ],
  ])('stops at %s [GAL-07]', async (_, touch, stays) => {
    find('[data-turn="all"]').click()
    await arrive()
    await pass(200)
    expect(angle()).toBe(60)
    touch()
    await pass(5000)
    expect(angle()).toBe(stays)
  })

  it('does not turn by itself for who has begun to turn it [GAL-07]', async () => {
    press('ArrowRight')
    await arrive()
    await pass(5000)
    expect(angle()).toBe(30)
  })

  it('does not turn by itself for who reads a hotspot while the pictures come [GAL-07]', async () => {
    find('[data-turn="all"]').click()
    hotspot().dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await arrive()
    await pass(250)
    expect(angle()).toBe(0)
  })

  it('does not turn by itself for who wants no motion, but at their own word [GAL-07]', async () => {
    wantsStill = true
    find('[data-turn="all"]').click()
    await arrive()
    await pass(250)
    expect(angle()).toBe(0)
    find('[data-turn="all"]').click()
    await pass(100)
    expect(angle()).toBe(30)
  })

  it('goes on a frame for every 20 px it is dragged, and not for 19 [GAL-08]', async () => {
    press('Home')
    await arrive()
    point('pointerdown', 200)
    point('pointermove', 181)
    expect(angle()).toBe(0)
    point('pointermove', 180)
    expect(angle()).toBe(30)
    point('pointermove', 140)
    expect(angle()).toBe(90)
    point('pointermove', 220)
    expect(angle()).toBe(330)
    point('pointerup', 220)
    point('pointermove', 400)
    expect(angle()).toBe(330)
  })

  it('turns by arrow keys, Home and End, and by buttons, and says how far [GAL-03]', async () => {
    press('ArrowLeft')
    await arrive()
    expect(slider().getAttribute('aria-valuetext')).toBe('330 degrees')
    press('Home')
    expect(angle()).toBe(0)
    press('End')
    expect(angle()).toBe(330)
    find('[data-turn="1"]').click()
    expect(angle()).toBe(0)
    expect(press('Tab')).toBe(true)
    expect(press('ArrowRight')).toBe(false)
  })

  it.each(heldKeys)('leaves arrows with %s to the browser', async (held) => {
    press('Home')
    await arrive()
    expect(press('ArrowLeft', { [held]: true })).toBe(true)
    expect(angle()).toBe(0)
  })

  it('takes its hotspots along, and hides what is out of sight [GAL-15]', async () => {
    press('Home')
    await arrive()
    const spot = find('.orbit[data-of="spinner"] .orbit-spots > li')
    expect([spot.hidden, spot.style.left]).toEqual([false, '40%'])
    press('ArrowRight')
    expect([spot.hidden, spot.style.left, spot.style.top]).toEqual([false, '60%', '52%'])
    press('ArrowRight')
    expect(spot.hidden).toBe(true)
  })

  it('leaves out pictures that fail, and says so to the console alone [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const text = document.body.textContent
    press('Home')
    const failing = [...asked].slice(1, 3).map(({ src }) => src)
    await arrive((address) => failing.includes(address))
    expect(warn).toHaveBeenCalledTimes(2)
    expect(document.body.textContent).toBe(text)
    press('ArrowRight')
    expect(angle()).toBe(90)
    press('End')
    expect(angle()).toBe(330)
    press('ArrowRight')
    expect(angle()).toBe(0)
  })

  it('goes to its last picture for who asks before they have come, whichever fail [GAL-03, GAL-13]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    press('End')
    const failing = asked[1]?.src
    await arrive((address) => address === failing)
    expect(angle()).toBe(330)
  })

  it('leaves out a picture that came as our drawing of a missing one [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    press('Home')
    const missing = asked[1]?.src ?? ''
    performance.getEntriesByName = (address) =>
      [{ responseStatus: address === missing ? 502 : 200 }] as unknown as PerformanceEntryList
    await arrive()
    expect(warn.mock.calls.map(([, address]) => address)).toEqual([missing])
    press('ArrowRight')
    expect(angle()).toBe(60)
  })

  it('stays at its first picture when none comes, and tries again at another press [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const poster = slider().firstElementChild
    find('[data-turn="all"]').click()
    await arrive(() => true)
    expect(warn).toHaveBeenCalledTimes(FRAMES)
    expect(slider().firstElementChild).toBe(poster)
    expect(find('.orbit-loading').hidden).toBe(true)
    find('[data-turn="all"]').click()
    await arrive()
    await pass(100)
    expect(angle()).toBe(30)
  })
})
