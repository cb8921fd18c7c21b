/**
 * A gallery's views, arrows and thumbnails. Arrows and thumbnails move the row of photos and nothing else of the page, and the
 * thumbnail of the photo in view is marked; who comes back to the photos finds the first one (GAL-06). A picture that cannot be
 * loaded is told to the console alone (GAL-13). Self-contained: `PageScript` sends its source.
 */
export function browseGallery(): void {
  const gallery = document.querySelector<HTMLElement>('.gallery')
  if (!gallery) return
  const strip = gallery.querySelector<HTMLElement>('ul.gallery-strip')
  const photos = [...(strip?.children ?? [])] as HTMLElement[]
  const thumbs = [...gallery.querySelectorAll<HTMLElement>('.gallery-thumbs a')]
  const ways = [...gallery.querySelectorAll<HTMLInputElement>('[name="gallery-view"]')]
  const middleOf = (photo: HTMLElement) => photo.offsetLeft + photo.offsetWidth / 2
  const isShown = () => ways.length === 0 || ways.some(({ value, checked }) => value === 'gallery' && checked)

  let shown = 0
  /** The row is on its way where we sent it: until a hand moves it, its place says nothing. */
  let isSent = false

  function current(): number {
    // A mosaic shows several at once, and none of them more than the others.
    if (!strip || strip.scrollWidth <= strip.clientWidth) return shown
    const middle = strip.scrollLeft + strip.clientWidth / 2
    const gaps = photos.map((photo) => Math.abs(middleOf(photo) - middle))
    return Math.max(0, gaps.indexOf(Math.min(...gaps)))
  }

  /** Into the middle of the row of thumbnails. */
  function bring(thumb: HTMLElement | undefined): void {
    const row = thumb?.closest('ol')
    if (thumb && row) row.scrollTo({ left: thumb.offsetLeft - row.clientWidth / 2 + thumb.offsetWidth / 2 })
  }

  function mark(): void {
    gallery?.setAttribute('data-shown', String(shown))
    for (const [index, thumb] of thumbs.entries()) {
      if (index === shown && isShown()) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    }
    bring(thumbs[shown])
  }

  function show(index: number, isFar = false): void {
    const place = (index + photos.length) % photos.length
    const photo = photos[place]
    if (!photo || !strip) return
    const still = isFar || matchMedia('(prefers-reduced-motion: reduce)').matches
    shown = place
    isSent = true
    strip.scrollTo({ left: middleOf(photo) - strip.clientWidth / 2, behavior: still ? 'instant' : 'smooth' })
    mark()
  }

  function showPhotos(): void {
    const way = ways.find(({ value }) => value === 'gallery')
    if (!way || way.checked) return
    way.checked = true
    way.dispatchEvent(new Event('change', { bubbles: true }))
  }

  gallery.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'gallery-view') show(0, true)
  })
  gallery.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('dialog')) return
    const step = event.target.closest<HTMLElement>('[data-step]')
    if (step) show(shown + Number(step.dataset.step))
    const thumb = event.target.closest<HTMLElement>('.gallery-thumbs a')
    if (!thumb) return
    event.preventDefault()
    showPhotos()
    show(thumbs.indexOf(thumb))
  })
  // Browsers leave what gets the focus at the row's edge half out of sight (WCAG 2.4.11).
  gallery.addEventListener('keyup', ({ key, target }) => {
    if (key === 'Tab') bring(thumbs.find((thumb) => thumb === target))
  })
  gallery.addEventListener('gallery:show', (event) => show((event as CustomEvent<number>).detail, true))
  // On a phone the other photos are fetched by the first finger on the gallery, not beside the first photo.
  for (const sign of ['pointerdown', 'pointerover', 'focusin', 'scroll']) {
    gallery.addEventListener(sign, () => gallery.setAttribute('data-wanted', ''), {
      capture: true,
      once: true,
    })
  }
  // The keyboard's, too: it brings each photo it comes to into sight.
  for (const hand of ['pointerdown', 'wheel', 'focusin', 'keydown']) {
    strip?.addEventListener(hand, () => (isSent = false), { passive: true })
  }
  let waiting = 0
  strip?.addEventListener(
    'scroll',
    () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => {
        if (isSent) return
        shown = current()
        mark()
      }, 60)
    },
    { passive: true },
  )
  shown = current()
  mark()

  /** Hotspots stand in percent of the picture, so the scene takes the picture's own shape. */
  function shape(picture: HTMLImageElement): void {
    const scene = picture.closest<HTMLElement>('.orbit-scene')
    if (scene && picture.naturalHeight > 0)
      scene.style.setProperty('--ratio', String(picture.naturalWidth / picture.naturalHeight))
  }
  for (const picture of gallery.querySelectorAll<HTMLImageElement>('.orbit-scene img')) shape(picture)
  gallery.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && shape(target), true)
  gallery.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement) console.warn('A picture cannot be loaded:', target.currentSrc)
    },
    true,
  )
}
