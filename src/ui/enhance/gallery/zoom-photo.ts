/** What a viewer does to the zoom of the photo in it. */
export interface Zoom {
  /** Larger about the middle, or as it was. */
  toggle: (picture: HTMLImageElement) => void
  reset: () => void
}

/**
 * Zooms a photo of a row by pinching, a double press, or the wheel with Ctrl, up to four times; a larger one is moved by dragging,
 * and the row stands still meanwhile. `told` hears the scale. Self-contained: a part of a page script.
 */
export function zoomPhoto(strip: HTMLElement, told: (scale: number) => void): Zoom {
  const MOST = 4
  const TAP = 2.5
  const points = new Map<number, { x: number; y: number }>()
  let picture: HTMLImageElement | null = null
  let scale = 1
  let x = 0
  let y = 0
  let gap = 0

  const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))

  function draw(): void {
    if (!picture) return
    x = within(x, (picture.clientWidth * (scale - 1)) / 2)
    y = within(y, (picture.clientHeight * (scale - 1)) / 2)
    picture.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
    // A finer one is fetched for what is now larger than the screen.
    if (scale > 1) picture.sizes = `${Math.ceil(scale) * 100}vw`
    strip.toggleAttribute('data-zoomed', scale > 1)
    told(scale)
  }

  /** The point stays where it is. */
  function zoomTo(wanted: number, on: HTMLImageElement, at: { x: number; y: number } | null): void {
    if (picture !== on) reset()
    picture = on
    const next = Math.max(1, Math.min(MOST, wanted))
    const box = strip.getBoundingClientRect()
    const fromMiddle = at
      ? { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 }
      : { x: 0, y: 0 }
    x = fromMiddle.x - ((fromMiddle.x - x) * next) / scale
    y = fromMiddle.y - ((fromMiddle.y - y) * next) / scale
    scale = next
    draw()
  }

  function reset(): void {
    scale = 1
    x = 0
    y = 0
    draw()
    picture = null
  }

  function pictureAt(target: EventTarget | null): HTMLImageElement | null {
    return target instanceof Element ? (target.closest('li')?.querySelector('img') ?? null) : null
  }

  function spread(): { gap: number; x: number; y: number } {
    const [one = { x: 0, y: 0 }, two = one] = [...points.values()]
    return { gap: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }
  }

  strip.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return
    points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (points.size === 2) gap = spread().gap
    if (scale > 1) strip.setPointerCapture?.(event.pointerId)
  })
  strip.addEventListener('pointermove', (event) => {
    const before = points.get(event.pointerId)
    if (!before) return
    points.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (points.size === 2) {
      const now = spread()
      const on = picture ?? pictureAt(event.target)
      if (on && gap > 0) zoomTo((scale * now.gap) / gap, on, now)
      gap = now.gap
    } else if (scale > 1) {
      x += event.clientX - before.x
      y += event.clientY - before.y
      draw()
    }
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    strip.addEventListener(end, ({ pointerId }) => points.delete(pointerId))
  }
  strip.addEventListener('dblclick', ({ target, clientX, clientY }) => {
    const on = pictureAt(target) ?? picture
    if (on) zoomTo(scale > 1 ? 1 : TAP, on, { x: clientX, y: clientY })
  })
  strip.addEventListener(
    'wheel',
    (event) => {
      const on = pictureAt(event.target)
      if (!event.ctrlKey || !on) return
      event.preventDefault()
      zoomTo(scale * Math.exp(-event.deltaY / 200), on, { x: event.clientX, y: event.clientY })
    },
    { passive: false },
  )
  // Two fingers would else scroll the row, and the browser would take them away from us.
  strip.addEventListener('touchstart', (event) => event.touches.length > 1 && event.preventDefault(), {
    passive: false,
  })

  return { reset, toggle: (on) => zoomTo(scale > 1 ? 1 : TAP, on, null) }
}
