import type { keptList } from '../kept-list'

interface Settings {
  readonly path: string
  readonly most: number
}

/**
 * Notes the vehicle that is being looked at (`data-car`, FAV-07) in the website's own list in this browser, the newest first, and
 * lets the section before it show the others. "Clear" forgets them. Self-contained: `PageScript` sends its source.
 */
export function showViewed({ path, most }: Settings, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('viewed')
  const section = document.querySelector<HTMLElement>('[data-viewed]')
  if (!section) return
  const status = section.querySelector<HTMLElement>('[data-viewed-status]')
  const viewing = list.vehicleAt(section)
  const others = () => list.read().filter((each) => !viewing || !list.isSame(each, viewing))

  function show(): void {
    const shown = others()
    if (!section || shown.length === 0) return
    const slugs = shown.slice(0, most).map(({ slug }) => encodeURIComponent(slug))
    section.dataset.late = `${path}?saved=${slugs.join(',')}`
    const places = section.querySelectorAll<HTMLElement>('[data-late-row] li')
    for (const [index, place] of [...places].entries()) place.hidden = index >= shown.length
    delete section.dataset.cleared
    if (status) status.textContent = ''
    section.hidden = false
  }

  show()
  if (viewing) list.write([viewing, ...others()].slice(0, most))

  section.querySelector('[data-viewed-clear]')?.addEventListener('click', () => {
    list.write([])
    section.dataset.late = ''
    section.dataset.cleared = ''
    if (!status) return
    status.textContent = 'Your recently viewed vehicles are forgotten on this device.'
    status.focus()
  })

  // Back from a vehicle, the browser shows this page as it was: the vehicle is missing.
  window.addEventListener('pageshow', ({ persisted }) => {
    const before = section.dataset.late
    if (persisted) show()
    if (section.dataset.late !== before) section.dispatchEvent(new Event('forecourt:late'))
  })
}
