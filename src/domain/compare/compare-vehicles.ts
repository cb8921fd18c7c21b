import { keySpecs } from '@/domain/vehicle/specs/key-specs'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** One thing that vehicles are compared by. */
export interface ComparedRow {
  readonly key: string
  readonly label: string
  /** One for each vehicle, in their order; null where it is not told. */
  readonly values: readonly (string | null)[]
  /** Whether two of the vehicles are told to differ. What is not told of one is no difference. */
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** What is one vehicle's alone, and so says nothing beside another's. */
const OWN: ReadonlySet<string> = new Set(['vin', 'regplate', 'stocknum'])

const ENGINE: ReadonlySet<string> = new Set([
  'transmission',
  'fuel',
  'drive',
  'engine',
  'engine_size',
  'cylinders',
  'induction',
  'gears',
  'consumption',
  'torque',
  'towing',
  'gvm',
  'tank',
])

/** Longer lists are read by nobody. */
const MOST_FEATURES = 60

/**
 * Vehicles side by side (CMP-01): what each is, how it drives, what it has. A row is there when at least one vehicle has a
 * value for it; features are `Yes`, or null where the listing does not name them, sixty at most.
 */
export function compareVehicles(vehicles: readonly Vehicle[]): readonly ComparedGroup[] {
  const rows = specRows(vehicles)
  const groups = [
    { title: 'At a glance', rows: rows.filter(({ key }) => !ENGINE.has(key)) },
    { title: 'Engine and drive', rows: rows.filter(({ key }) => ENGINE.has(key)) },
    { title: 'Features', rows: featureRows(vehicles) },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function specRows(vehicles: readonly Vehicle[]): ComparedRow[] {
  const all = vehicles.map((vehicle) => new Map(keySpecs(vehicle).map((spec) => [spec.key, spec])))
  const named = new Map(all.flatMap((specs) => [...specs]).map(([key, { label }]) => [key, label]))
  return [...named]
    .filter(([key]) => !OWN.has(key))
    .map(([key, label]) => {
      const values = all.map((specs) => specs.get(key)?.text ?? null)
      return { key, label, values, differs: new Set(values.filter((value) => value !== null)).size > 1 }
    })
}

function featureRows(vehicles: readonly Vehicle[]): ComparedRow[] {
  const names = [...new Set(vehicles.flatMap(({ filtered_features }) => filtered_features))]
  return names.slice(0, MOST_FEATURES).map((name) => {
    const values = vehicles.map(({ filtered_features }) => (filtered_features.includes(name) ? 'Yes' : null))
    return { key: `feature ${name}`, label: name, values, differs: values.includes(null) }
  })
}
