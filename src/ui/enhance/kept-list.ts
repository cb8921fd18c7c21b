/** A vehicle in one of the lists that a website keeps in this browser. Earlier lists held the slug alone. */
export interface KeptVehicle {
  readonly slug: string
  readonly id?: unknown
  readonly name?: unknown
  readonly primary_image_url?: unknown
}

/**
 * One of the website's own lists in this browser (`forecourt:<site>:<name>`), the newest first. What else may stand in the
 * storage is no vehicle. Self-contained: a part of page scripts.
 */
export function keptList(name: string) {
  const key = `forecourt:${document.documentElement.dataset.site}:${name}`
  // As long as the server's own, and fit for an address that names several.
  const isSlug = (slug: unknown) => typeof slug === 'string' && slug.length <= 160 && /^[^\s,\0]+$/.test(slug)

  function asVehicle(entry: unknown): KeptVehicle | null {
    const kept = typeof entry === 'string' ? { slug: entry } : (entry as KeptVehicle | null)
    return kept && typeof kept === 'object' && isSlug(kept.slug) ? kept : null
  }

  return {
    key,
    read(): KeptVehicle[] {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept.map(asVehicle).filter((entry) => entry !== null) : []
      } catch {
        return [] // Storage is off, or holds something else.
      }
    },
    /** False where the browser keeps nothing. */
    write(vehicles: readonly KeptVehicle[]): boolean {
      try {
        if (vehicles.length > 0) localStorage.setItem(key, JSON.stringify(vehicles))
        else localStorage.removeItem(key)
        return true
      } catch {
        return false
      }
    },
    /** By the id as text (FAV-01); by the slug where the list is from before it held ids. */
    isSame(one: KeptVehicle, other: KeptVehicle): boolean {
      if (one.id === undefined || other.id === undefined) return one.slug === other.slug
      return String(one.id) === String(other.id)
    },
    /** The vehicle that the part of the page around an element is about. */
    vehicleAt(element: Element): KeptVehicle | null {
      try {
        const record = element.closest<HTMLElement>('[data-car]')?.dataset.car
        return asVehicle(JSON.parse(record ?? 'null'))
      } catch {
        return null
      }
    },
  }
}
