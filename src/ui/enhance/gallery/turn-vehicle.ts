import type { hotspotPlace } from '@/domain/stock/gallery/hotspot-place'
import type { Hotspot } from '@/domain/stock/vehicle'
import type { Frame, fetchFrames } from './fetch-frames'

interface Settings {
  /** How far a pointer is dragged for the next picture. */
  readonly pixelsAFrame: number
  /** How long each picture stands while the vehicle turns by itself. */
  readonly frameMs: number
}

interface Parts {
  readonly fetchFrames: typeof fetchFrames
  readonly hotspotPlace: typeof hotspotPlace
}

/**
 * Turns a vehicle (GAL-03): its pictures are fetched when a shopper presses it, or chooses this view. Once all are there it turns
 * round once by itself, unless the shopper has begun to turn it or wants no motion, and stops at any touch (GAL-07). Drag, arrow
 * keys, Home and End, buttons; hotspots go with it. Self-contained: `PageScript` sends its source.
 */
export function turnVehicle(settings: Settings, { fetchFrames, hotspotPlace }: Parts): void {
  const orbit = document.querySelector<HTMLElement>('.orbit[data-of="spinner"]')
  const slider = orbit?.querySelector<HTMLElement>('[role="slider"]')
  const loading = orbit?.querySelector<HTMLElement>('.orbit-loading')
  const go = orbit?.querySelector<HTMLElement>('[data-turn="all"]')
  if (!orbit || !slider || !loading || !go) return
  const addresses = (orbit.dataset.frames ?? '').split('\n')
  const spots = [...orbit.querySelectorAll<HTMLElement>('[data-positions]')].map((at) => ({
    at,
    positions: JSON.parse(at.dataset.positions ?? '[]') as Hotspot['positions'],
  }))
  let frames: readonly Frame[] = []
  let state: 'asleep' | 'loading' | 'ready' = 'asleep'
  let shown = 0
  let isTouched = false
  let turning = 0
  let drag: { x: number; shown: number } | null = null

  function placeSpots(angle: number): void {
    for (const { at, positions } of spots) {
      const place = hotspotPlace({ positions }, angle, 360 / addresses.length)
      at.hidden = place === null
      if (place) Object.assign(at.style, { left: `${place.x}%`, top: `${place.y}%` })
      else at.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
    }
  }

  function show(index: number): void {
    shown = ((index % frames.length) + frames.length) % frames.length
    const frame = frames[shown]
    if (!frame || !slider) return
    slider.replaceChildren(frame.picture)
    slider.setAttribute('aria-valuenow', String(Math.round(frame.angle)))
    slider.setAttribute('aria-valuetext', `${Math.round(frame.angle)} degrees`)
    placeSpots(frame.angle)
  }

  function label(): void {
    const text = go?.querySelector('span')
    if (text) text.textContent = turning ? 'Stop' : 'Turn it 360°'
    orbit?.toggleAttribute('data-turning', turning !== 0)
  }

  function stop(): void {
    clearInterval(turning)
    turning = 0
    label()
  }

  function turnOnce(): void {
    stop()
    let left = frames.length
    turning = window.setInterval(() => {
      show(shown + 1)
      left -= 1
      if (left === 0) stop()
    }, settings.frameMs)
    label()
  }

  async function wake(): Promise<void> {
    if (state !== 'asleep' || !orbit || !loading) return
    state = 'loading'
    loading.hidden = false
    const bar = loading.querySelector('progress')
    const loaded = await fetchFrames(addresses, (done, of) => {
      if (bar) bar.value = done / of
    })
    loading.hidden = true
    if (loaded.length < 2) {
      // Another press tries again.
      state = 'asleep'
      isTouched = false
      return
    }
    frames = loaded
    state = 'ready'
    orbit.dataset.ready = ''
    show(shown)
    if (!isTouched && !matchMedia('(prefers-reduced-motion: reduce)').matches) turnOnce()
  }

  /** Turned by hand: what turns by itself stops, and will not start. Before the pictures are there it is kept for then. */
  function turnBy(frames: number): void {
    isTouched = true
    stop()
    if (state === 'ready') show(shown + frames)
    else {
      shown += frames
      wake()
    }
  }

  slider.addEventListener('keydown', (event) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      Home: -shown,
      // Before the first, whose place is the last one's: how many there are is known once they have come.
      End: -1 - shown,
    }
    const by = steps[event.key]
    // With another key it is the browser's: Alt and an arrow go back.
    if (by === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    turnBy(by)
  })
  orbit.addEventListener('click', ({ target }) => {
    const way =
      target instanceof Element ? target.closest<HTMLElement>('[data-turn]')?.dataset.turn : undefined
    if (way === undefined) return
    if (way !== 'all') turnBy(Number(way))
    else if (turning) stop()
    else if (state === 'ready') turnOnce()
    else wake()
  })
  slider.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return
    if (turning) isTouched = true
    stop()
    wake()
    drag = { x: event.clientX, shown }
    slider.setPointerCapture?.(event.pointerId)
  })
  slider.addEventListener('pointermove', ({ clientX }) => {
    if (!drag) return
    // The near side follows the pointer: to the left is further round.
    const place = drag.shown - Math.trunc((clientX - drag.x) / settings.pixelsAFrame)
    if (place !== shown) turnBy(place - shown)
  })
  for (const end of ['pointerup', 'pointercancel']) slider.addEventListener(end, () => (drag = null))
  // Hotspots hold still for who reaches for one.
  for (const touch of ['pointerdown', 'focusin']) {
    orbit.querySelector('.orbit-spots')?.addEventListener(touch, () => {
      if (state === 'loading') isTouched = true
      stop()
    })
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'gallery-view') return
    if (target.value === 'spinner') wake()
    else stop()
  })
}
