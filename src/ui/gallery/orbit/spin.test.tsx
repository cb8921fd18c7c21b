import { act, fireEvent, screen } from '@testing-library/react'
import { installMedia, installScrolling, photosOf, showGallery, spinOf } from '~/tests/support/gallery'
import { modifierKeys } from '~/tests/support/modifier-keys'
import { installPopovers } from '~/tests/support/popover'

const FRAMES = 12
const COARSE = [0, 4, 8]
let requests: HTMLImageElement[]

const slider = () => screen.getByRole('slider')
const angle = () => Number(slider().getAttribute('aria-valuenow'))
const shownFrame = () => slider().querySelector('img')?.getAttribute('src')
const loading = () => document.querySelector('.orbit-loading') as HTMLElement
const press = (key: string, held: KeyboardEventInit = {}) => fireEvent.keyDown(slider(), { key, ...held })
const turnAll = () => fireEvent.click(screen.getByRole('button', { name: /^(Turn it 360°|Stop)$/ }))
const turn = (way: 'left' | 'right') =>
  fireEvent.click(document.querySelector(`[aria-label="Turn ${way}"]`) as Element)
const hotspot = () => screen.getByRole('button', { name: 'LED headlamps', hidden: true })
const point = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
  fireEvent(slider(), new MouseEvent(type.toLowerCase(), { clientX, bubbles: true, cancelable: true }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

async function arrive(fails: (address: string) => boolean = () => false, most = FRAMES): Promise<void> {
  for (let left = most; left > 0; left -= 1) {
    const next = requests.shift()
    if (!next) return
    await act(async () => void next.dispatchEvent(new Event(fails(next.src) ? 'error' : 'load')))
  }
}

let addresses: string[]

beforeAll(installPopovers)

beforeEach(() => {
  jest.useFakeTimers()
  requests = []
  addresses = []
  installMedia()
  installScrolling()
  window.Image = jest.fn(() => {
    const picture = document.createElement('img')
    requests.push(picture)
    return picture
  }) as unknown as typeof Image
  showGallery({ ...photosOf(5), ...spinOf(FRAMES) })
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a spin', () => {
  it('requests no picture before a shopper presses it, then all, six at a time [GAL-03]', async () => {
    await pass(5000)
    expect(requests).toHaveLength(0)
    turnAll()
    expect(requests).toHaveLength(6)
    expect(loading().hidden).toBe(false)
    let came = 0
    for (; requests.length > 0; came += 1) await arrive(undefined, 1)
    expect(came).toBe(FRAMES)
    expect(loading().hidden).toBe(true)
  })

  it('requests every fourth picture first, and can be turned with those while the others load', async () => {
    turnAll()
    addresses = requests.map(({ src }) => src)
    const poster = shownFrame()
    await arrive(undefined, 2)
    expect(document.querySelector('.orbit')?.hasAttribute('data-ready')).toBe(false)
    await arrive(undefined, 1)
    expect(document.querySelector('.orbit')?.hasAttribute('data-ready')).toBe(true)
    expect(angle()).toBe(0)
    press('End')
    press('ArrowLeft')
    press('ArrowLeft')
    expect(angle()).toBe(240)
    expect(addresses[COARSE.indexOf(8)]).toContain(shownFrame() ?? 'none')
    expect(shownFrame()).not.toBe(poster)
    expect(loading().hidden).toBe(true)
    await arrive()
    expect(angle()).toBe(270)
  })

  it('shows the loading progress while the shopper waits', async () => {
    turnAll()
    await arrive(undefined, 3)
    expect(loading().hidden).toBe(false)
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25)
  })

  it('plays when its button is pressed while the pictures are still loading', async () => {
    press('Home')
    await arrive(undefined, 3)
    turnAll()
    expect(loading().hidden).toBe(false)
    await arrive()
    await pass(100)
    expect(angle()).toBe(30)
  })

  it('requests its pictures when its view is chosen', () => {
    choose('Photos')
    expect(requests).toHaveLength(0)
    choose('360°')
    expect(requests).toHaveLength(6)
  })

  it('plays once all pictures are loaded, 100 ms each, and stops after one turn [GAL-07, GAL-08]', async () => {
    turnAll()
    const [last] = requests.splice(5, 1)
    await arrive()
    await pass(3000)
    expect(angle()).toBe(0)
    await act(async () => void last?.dispatchEvent(new Event('load')))
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

  it.each<[string, () => unknown, number]>([
    ['a press on it', () => point('pointerDown', 100), 60],
    ['a key', () => press('ArrowRight'), 90],
    ['a button', () => turn('left'), 30],
    ['a press on a hotspot', () => fireEvent.pointerDown(hotspot()), 60],
    ['a hotspot that the keyboard reaches', () => fireEvent.focus(hotspot()), 60],
    ['its own button', turnAll, 60],
    ['another view', () => choose('Photos'), 60],
  ])('stops at %s [GAL-07]', async (_, touch, stays) => {
    turnAll()
    await arrive()
    await pass(200)
    expect(angle()).toBe(60)
    touch()
    await pass(5000)
    expect(angle()).toBe(stays)
  })

  it('does not play for a shopper who has begun to turn it [GAL-07]', async () => {
    press('ArrowRight')
    await arrive()
    await pass(5000)
    expect(angle()).toBe(30)
  })

  it('does not play for a shopper who reads a hotspot while the pictures load [GAL-07]', async () => {
    turnAll()
    fireEvent.pointerDown(hotspot())
    await arrive()
    await pass(250)
    expect(angle()).toBe(0)
  })

  it('does not play for a shopper who prefers reduced motion, except on request [GAL-07]', async () => {
    installMedia({ wantsStill: true })
    turnAll()
    await arrive()
    await pass(250)
    expect(angle()).toBe(0)
    turnAll()
    await pass(100)
    expect(angle()).toBe(30)
  })

  it('turns one frame for every 20 px of drag, and none for 19 [GAL-08]', async () => {
    press('Home')
    await arrive()
    point('pointerDown', 200)
    point('pointerMove', 181)
    expect(angle()).toBe(0)
    point('pointerMove', 180)
    expect(angle()).toBe(30)
    point('pointerMove', 140)
    expect(angle()).toBe(90)
    point('pointerMove', 220)
    expect(angle()).toBe(330)
    point('pointerUp', 220)
    point('pointerMove', 400)
    expect(angle()).toBe(330)
  })

  it('turns by arrow keys, Home and End, and by buttons, and announces its angle [GAL-03]', async () => {
    press('ArrowLeft')
    await arrive()
    expect(slider().getAttribute('aria-valuetext')).toBe('330 degrees')
    press('Home')
    expect(angle()).toBe(0)
    press('End')
    expect(angle()).toBe(330)
    turn('right')
    expect(angle()).toBe(0)
    expect(press('Tab')).toBe(true)
    expect(press('ArrowRight')).toBe(false)
  })

  it.each(modifierKeys)('leaves arrow keys with %s to the browser', async (held) => {
    press('Home')
    await arrive()
    expect(press('ArrowLeft', { [held]: true })).toBe(true)
    expect(angle()).toBe(0)
  })

  it('moves its hotspots along, and hides those out of sight [GAL-15]', async () => {
    press('Home')
    await arrive()
    const spot = hotspot().closest('li') as HTMLElement
    expect([spot.hidden, spot.style.left]).toEqual([false, '40%'])
    press('ArrowRight')
    expect([spot.hidden, spot.style.left, spot.style.top]).toEqual([false, '60%', '52%'])
    press('ArrowRight')
    expect(spot.hidden).toBe(true)
  })

  it('skips pictures that fail, and reports them to the console only [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    press('Home')
    const failing = requests.slice(3, 5).map(({ src }) => src)
    await arrive((address) => failing.includes(address))
    expect(warn).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
    press('ArrowRight')
    expect(angle()).toBe(90)
    press('End')
    expect(angle()).toBe(330)
    press('ArrowRight')
    expect(angle()).toBe(0)
  })

  it('turns to its last picture on End before the pictures have loaded, whichever fail [GAL-03, GAL-13]', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    press('End')
    const failing = requests[1]?.src
    await arrive((address) => address === failing)
    expect(angle()).toBe(330)
  })

  it('skips the placeholder of a missing picture [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    press('Home')
    const missing = requests[3]?.src ?? ''
    performance.getEntriesByName = (address) =>
      [{ responseStatus: address === missing ? 502 : 200 }] as unknown as PerformanceEntryList
    await arrive()
    expect(warn.mock.calls.map(([, address]) => missing.endsWith(address))).toEqual([true])
    press('ArrowRight')
    expect(angle()).toBe(60)
  })

  it('stays at its first picture when all others fail, and retries on another press [GAL-13]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    const poster = shownFrame()
    turnAll()
    await arrive(() => true)
    expect(warn).toHaveBeenCalledTimes(FRAMES)
    expect(shownFrame()).toBe(poster)
    expect(loading().hidden).toBe(true)
    turnAll()
    await arrive()
    await pass(100)
    expect(angle()).toBe(30)
  })
})
