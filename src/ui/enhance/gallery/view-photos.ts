import type { zoomPhoto } from './zoom-photo'

interface Parts {
  readonly zoomPhoto: typeof zoomPhoto
}

/**
 * Photos over the whole screen: opens at the one that was pressed, goes on by the arrow keys (GAL-02), arrows, thumbnails or a swipe,
 * zooms, and leaves the page's own row at the photo seen last. Self-contained: `PageScript` sends its source.
 */
export function viewPhotos(_: unknown, { zoomPhoto }: Parts): void {
  const gallery = document.querySelector<HTMLElement>('.gallery')
  const dialog = gallery?.querySelector<HTMLDialogElement>('.photo-viewer')
  const strip = dialog?.querySelector<HTMLElement>('.photo-viewer-strip')
  const count = dialog?.querySelector<HTMLElement>('.photo-viewer-count')
  const zoomButton = dialog?.querySelector<HTMLElement>('[data-zoom]')
  if (!gallery || !dialog || !strip || !count || !zoomButton) return
  const slides = [...strip.children]
  let shown = 0
  /** The row is on its way where we sent it: until a hand moves it, its place says nothing. */
  let isSent = false
  let thumbs: HTMLElement[] = []

  const zoom = zoomPhoto(strip, (scale) => {
    zoomButton.setAttribute('aria-pressed', String(scale > 1))
    const text = zoomButton.querySelector('span')
    if (text) text.textContent = scale > 1 ? 'Zoom out' : 'Zoom in'
  })

  function mark(): void {
    const said = document.createElement('span')
    said.className = 'sr-only'
    said.textContent = 'Photo '
    count?.replaceChildren(said, `${shown + 1} of ${slides.length}`)
    for (const [index, thumb] of thumbs.entries()) {
      if (index === shown) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    }
    const thumb = thumbs[shown]
    const row = thumb?.closest('ol')
    if (thumb && row) row.scrollTo({ left: thumb.offsetLeft - row.clientWidth / 2 + thumb.offsetWidth / 2 })
  }

  function show(index: number, isFar = false): void {
    const place = (index + slides.length) % slides.length
    const slide = slides[place] as HTMLElement | undefined
    if (!slide || !strip) return
    zoom.reset()
    const still =
      isFar || Math.abs(place - shown) > 1 || matchMedia('(prefers-reduced-motion: reduce)').matches
    shown = place
    isSent = true
    strip.scrollTo({ left: slide.offsetLeft, behavior: still ? 'instant' : 'smooth' })
    mark()
  }

  /** The page's thumbnails, once more: made when they are first wanted. */
  function addThumbs(): void {
    const row = gallery?.querySelector('.gallery-thumbs')
    const hasRoom = matchMedia('(width >= 48rem) and (height >= 36rem)').matches
    if (!row || !hasRoom || thumbs.length > 0) return
    const copy = row.cloneNode(true) as HTMLElement
    copy.classList.add('photo-viewer-thumbs')
    thumbs = [...copy.querySelectorAll('a')]
    dialog?.append(copy)
  }

  function open(index: number): void {
    addThumbs()
    dialog?.showModal()
    show(index, true)
  }

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const button = target?.closest(`[commandfor="${dialog.id}"]`)
    if (button?.getAttribute('command') !== 'show-modal' || dialog.open) return
    event.preventDefault()
    const pressed = [...gallery.querySelectorAll('.gallery-strip > li')].indexOf(
      button.closest('li') as Element,
    )
    open(pressed >= 0 ? pressed : Number(gallery.dataset.shown ?? 0))
  })
  dialog.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const step = event.target.closest<HTMLElement>('[data-step]')
    if (step) show(shown + Number(step.dataset.step))
    const picture = slides[shown]?.querySelector('img')
    if (event.target.closest('[data-zoom]') && picture) zoom.toggle(picture)
    const thumb = event.target.closest<HTMLElement>('.gallery-thumbs a')
    if (!thumb) return
    event.preventDefault()
    show(thumbs.indexOf(thumb))
  })
  dialog.addEventListener('keydown', (event) => {
    const places: Readonly<Record<string, number>> = {
      ArrowLeft: shown - 1,
      ArrowRight: shown + 1,
      Home: 0,
      End: slides.length - 1,
    }
    const place = places[event.key]
    // With another key it is the browser's: Alt and an arrow go back.
    if (place === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    show(place)
  })
  for (const hand of ['pointerdown', 'wheel']) {
    strip.addEventListener(hand, () => (isSent = false), { passive: true })
  }
  let waiting = 0
  strip.addEventListener(
    'scroll',
    () => {
      clearTimeout(waiting)
      waiting = window.setTimeout(() => {
        const place = Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))
        if (isSent || place === shown) return
        zoom.reset()
        shown = place
        mark()
      }, 80)
    },
    { passive: true },
  )
  dialog.addEventListener('close', () => {
    zoom.reset()
    gallery.dispatchEvent(new CustomEvent('gallery:show', { detail: shown }))
  })
}
