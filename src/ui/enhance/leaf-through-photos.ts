/**
 * Photos of cards: swiped on touch, chosen by where the pointer stands on the photo otherwise. `data-photos` holds the
 * photos' names, one a line, the shown one's first; the others are fetched only when a shopper asks for them.
 * Self-contained: `PageScript` sends its source.
 */
export function leafThroughPhotos(): void {
  const page = window as Window & { leafsThroughPhotos?: boolean }
  if (page.leafsThroughPhotos) return
  page.leafsThroughPhotos = true
  const many = '.photo-strip[data-photos]'
  const stripAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(many) : null
  const namesOf = (strip: HTMLElement) => (strip.dataset.photos ?? '').split('\n')

  /** The photo of a frame: as the first one, under the frame's own name. */
  function photoLike(first: HTMLImageElement, shown: string, name: string): HTMLImageElement {
    const photo = first.cloneNode() as HTMLImageElement
    for (const attribute of ['src', 'srcset', 'style', 'fetchpriority']) photo.removeAttribute(attribute)
    photo.loading = 'eager'
    // As the page has it: the browser's own `src` is written otherwise, an apostrophe as %27, and would lack the name.
    // A function: a text with `$&` in it would be read as a pattern.
    for (const attribute of ['srcset', 'src']) {
      photo.setAttribute(
        attribute,
        (first.getAttribute(attribute) ?? '').replaceAll(shown, () => name),
      )
    }
    return photo
  }

  function fetchPhotos(strip: HTMLElement): void {
    const first = strip.querySelector('img')
    const [shown = '', ...names] = namesOf(strip)
    if (!first) return
    for (const [index, name] of names.entries()) {
      const frame = strip.children[index + 1]
      if (frame?.childElementCount === 0) frame.append(photoLike(first, shown, name))
    }
  }

  function show(strip: HTMLElement, index: number): void {
    const photo = strip.children[index]?.querySelector('img')
    const isThere = photo?.complete && photo.currentSrc !== ''
    if (isThere || index === 0) strip.scrollTo({ left: index * strip.clientWidth, behavior: 'instant' })
  }

  function markDot(strip: HTMLElement): void {
    const index = Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1))
    const dots = strip.nextElementSibling?.children ?? []
    for (const [place, dot] of [...dots].entries()) dot.toggleAttribute('data-on', place === index)
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const strip = stripAt(target)
    if (!strip || pointerType === 'touch') return
    // A pointer that only passes by wants no photos.
    setTimeout(() => strip.matches(':hover') && fetchPhotos(strip), 80)
  })
  document.addEventListener('pointermove', ({ target, pointerType, clientX }) => {
    const strip = stripAt(target)
    if (!strip || pointerType === 'touch') return
    const { left, width } = strip.getBoundingClientRect()
    const last = namesOf(strip).length - 1
    show(strip, Math.min(last, Math.max(0, Math.floor(((clientX - left) / width) * (last + 1)))))
  })
  document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    const strip = stripAt(target)
    if (strip && pointerType !== 'touch' && stripAt(relatedTarget) !== strip) show(strip, 0)
  })
  document.addEventListener(
    'touchstart',
    ({ target }) => {
      const strip = stripAt(target)
      if (strip) fetchPhotos(strip)
    },
    { passive: true },
  )
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const strip = stripAt(target)
      if (strip) markDot(strip)
    },
    { capture: true, passive: true },
  )
}
