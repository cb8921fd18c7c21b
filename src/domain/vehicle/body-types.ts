/**
 * The body types that the product knows, in the order of pickers (SEARCH-33). Two keys may share a label: feeds use
 * both `hatch` and `hatchback`, `wagon` and `stationWagon` (decision 69).
 */
export const bodyTypes = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  ev: 'EV',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  hatchback: 'Hatch',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  prestige: 'Prestige',
  sedan: 'Sedan',
  softtop: 'Softtop',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
  stationWagon: 'Wagon',
} as const

/** Shown before "show more" (SEARCH-33, decision 68). */
export const BODY_LIMIT = 4

const known = Object.entries(bodyTypes).map(([key, label]) => ({ key: key.toLowerCase(), label }))

function knownIndex(body: string): number {
  const own = body.toLowerCase().replace(/[^a-z0-9]/g, '')
  return known.findIndex(({ key }) => key === own)
}

/** The product's label, else the stock's own name (SEARCH-33). */
export function bodyLabel(body: string): string {
  return known[knownIndex(body)]?.label ?? body
}

const spellings = new Map(
  Object.entries(bodyTypes).flatMap(([key, label]) => {
    const words = key.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
    return [words, words.replaceAll('-', '')].map((slug) => [slug, label] as const)
  }),
)

/** Any spelling in a URL: `station-wagon`, `stationwagon` and `wagon` are the same (decision 69). */
export function bodyFromSlug(slug: string): string | undefined {
  return spellings.get(slug)
}

/** The index in the product's order. Unknown bodies share the last one (SEARCH-33). */
export function bodyOrder(body: string): number {
  const index = knownIndex(body)
  return index === -1 ? known.length : index
}

/**
 * All bodies: the stock's, then known ones that the stock does not have under any name. `Hatch` is not added to a stock
 * of `Hatchback`, because both have one label (decision 69).
 */
export function allBodies(stocked: readonly string[]): readonly string[] {
  const labels = stocked.map(bodyLabel)
  return [...new Set([...stocked, ...Object.values(bodyTypes).filter((label) => !labels.includes(label))])]
}
