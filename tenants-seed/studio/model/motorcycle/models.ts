import type { VehicleDesign } from '../../design'
import { adventureModels } from './models/adventure'
import { classicModels } from './models/classic'
import { cruiserModels } from './models/cruiser'
import { enduroModels } from './models/enduro'
import { compose, type Recipe } from './models/recipe'
import { roadsterModels } from './models/roadster'
import { scooterModels } from './models/scooter'
import { sportModels } from './models/sport'
import type { MotorcycleStyle } from './motorcycle-style'

const tables: Readonly<Record<string, Readonly<Record<string, Recipe>>>> = {
  Naked: { ...roadsterModels, ...classicModels },
  Sport: sportModels,
  Cruiser: cruiserModels,
  Adventure: adventureModels,
  Enduro: enduroModels,
  Scooter: scooterModels,
}

/** The machine a design stands for: its own entry, or for a model not yet in the tables one of its body's. */
export function styleOf({ key, body, own }: VehicleDesign): MotorcycleStyle {
  const table = tables[body] ?? roadsterModels
  const model = key.slice(0, key.lastIndexOf('-'))
  const others = Object.values(table)
  const recipe = table[model] ?? others[Math.floor(own('machine') * others.length)] ?? others[0]
  if (!recipe) throw new Error(`no machine is known for ${key}`)
  return compose(recipe)
}
