import type { KeptVehicle, keptList } from '../kept-list'

interface Settings {
  readonly most: number
  /** Of the page that shows them side by side. */
  readonly path: string
}

/**
 * Compare buttons (`data-compare`, within `data-car`) and the tray that tells what is chosen (CMP-01). The list is the website's
 * own in this browser. The tray shows where the page has vehicles to choose, and something is chosen. Self-contained:
 * `PageScript` sends its source.
 */
export function keepCompare({ most, path }: Settings, parts: { readonly keptList: typeof keptList }): void {
  const list = parts.keptList('compare')
  const tray = document.querySelector<HTMLElement>('[data-compare-tray]')
  const blank = tray?.querySelector('[data-compare-item] > li')
  if (!tray || !blank) return

  const find = (name: string) => tray.querySelector<HTMLElement>(`[data-compare-${name}]`)

  function itemOf(vehicle: KeptVehicle): Node {
    const item = blank?.cloneNode(true) as Element
    const photo = item.querySelector('img')
    if (photo && typeof vehicle.primary_image_url === 'string') photo.src = vehicle.primary_image_url
    const button = item.querySelector('button')
    button?.setAttribute('aria-label', `Remove ${vehicle.name ?? vehicle.slug}`)
    if (button) button.dataset.compareRemove = vehicle.slug
    return item
  }

  function show(): void {
    const kept = list.read().slice(0, most)
    const buttons = document.querySelectorAll('[data-compare]')
    for (const button of buttons) {
      const vehicle = list.vehicleAt(button)
      const isKept = vehicle !== null && kept.some((each) => list.isSame(each, vehicle))
      button.setAttribute('aria-pressed', String(isKept))
    }
    find('list')?.replaceChildren(...kept.map(itemOf))
    const count = find('count')
    if (count) count.textContent = `Compare ${kept.length} of ${most}`
    const cars = kept.map(({ slug }) => encodeURIComponent(slug)).join(',')
    find('link')?.setAttribute('href', `${path}?cars=${cars}`)
    if (tray) tray.hidden = kept.length === 0 || buttons.length === 0
  }

  function change(vehicles: readonly KeptVehicle[]): void {
    list.write(vehicles)
    window.dispatchEvent(new CustomEvent('forecourt:compare'))
  }

  function toggle(vehicle: KeptVehicle): void {
    const kept = list.read()
    const others = kept.filter((each) => !list.isSame(each, vehicle))
    if (others.length < kept.length) change(others)
    else if (kept.length < most) change([...kept, vehicle])
    else {
      const text = `You can compare ${most} at a time. Remove one to add another.`
      document.dispatchEvent(new CustomEvent('forecourt:toast', { detail: { text, duration: 6000 } }))
    }
  }

  function remove(slug: string | undefined): void {
    change(list.read().filter((each) => each.slug !== slug))
    // The button that had the focus is gone; when the last one went, the tray is too.
    const next = tray?.hidden ? null : tray?.querySelector<HTMLElement>('[data-compare-remove]')
    next?.focus()
  }

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('[data-compare]')
    const vehicle = button && list.vehicleAt(button)
    if (vehicle) toggle(vehicle)
    else if (target.closest('[data-compare-clear]')) change([])
    else if (target.closest('button[data-compare-remove]'))
      remove(target.closest<HTMLElement>('[data-compare-remove]')?.dataset.compareRemove)
  })
  window.addEventListener('forecourt:compare', show)
  // Cards that came late say so by this one.
  window.addEventListener('forecourt:favourites', show)
  window.addEventListener('storage', show)
  window.addEventListener('pageshow', show)
  show()
}
