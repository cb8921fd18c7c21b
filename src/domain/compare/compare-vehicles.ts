import { keySpecs } from '@/domain/vehicle/specs/key-specs'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { isBlank } from '@/domain/vehicle/vehicle-details'

export interface ComparedRow {
  readonly key: string
  readonly label: string
  /** In the order of the vehicles; null if unknown. */
  readonly values: readonly (string | null)[]
  /** Whether two known values differ. An unknown value is no difference. */
  readonly differs: boolean
}

export interface ComparedGroup {
  readonly title: string
  readonly rows: readonly ComparedRow[]
}

/** Identifiers of a single vehicle, which cannot be compared. */
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

const MAX_FEATURES = 60

/**
 * Compares vehicles side by side (CMP-01): details, drivetrain and features. A row needs a value for at least one
 * vehicle. A feature is `Yes`, or null if the listing does not name it; there are sixty at most.
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
  const all = vehicles.flatMap(({ filtered_features }) => filtered_features)
  const names = [...new Set(all)].filter((name) => !isBlank(name))
  return names.slice(0, MAX_FEATURES).map((name) => {
    const values = vehicles.map(({ filtered_features }) => (filtered_features.includes(name) ? 'Yes' : null))
    return { key: `feature ${name}`, label: name, values, differs: values.includes(null) }
  })
}
