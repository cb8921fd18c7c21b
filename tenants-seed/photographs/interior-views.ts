import { interiorColours } from '../catalogue/colours'
import type { Body } from '../catalogue/model'
import interiors from './interiors.json'

type Cabin = 'car' | 'suv' | 'electric' | 'off-road' | 'van' | 'people-mover' | 'truck'
type Cockpit = 'naked' | 'sport' | 'cruiser' | 'adventure' | 'scooter'

/** The photographs of each cabin, in gallery order. The boot looks the same in every trim, so trims share its photograph. */
const filesOfRoom: Readonly<Record<string, readonly string[]>> = interiors

const trims = interiorColours.map((name) => ({ name, trim: name.toLowerCase().replaceAll(' ', '-') }))

const cabinOf: Readonly<Partial<Record<Body, Cabin>>> = {
  Hatch: 'car',
  Sedan: 'car',
  Wagon: 'car',
  Coupe: 'car',
  Convertible: 'car',
  SUV: 'suv',
  '4x4': 'off-road',
  Ute: 'off-road',
  'Cab Chassis': 'off-road',
  Van: 'van',
  'People Mover': 'people-mover',
  Truck: 'truck',
}

const cockpitOf: Readonly<Partial<Record<Body, Cockpit>>> = {
  Naked: 'naked',
  Sport: 'sport',
  Cruiser: 'cruiser',
  Adventure: 'adventure',
  Enduro: 'adventure',
  Scooter: 'scooter',
}

const caravanBodies: readonly Body[] = ['Caravan', 'Pop Top', 'Motorhome']

/** Cabin views that a body type lacks: a ute has no boot, and a cab chassis has neither boot nor rear seats. */
const hiddenViews: Readonly<Partial<Record<Body, readonly string[]>>> = {
  Ute: ['boot'],
  'Cab Chassis': ['boot', 'rear-seats'],
}

export interface InteriorOf {
  readonly body: Body
  readonly electric: boolean
  /** The colour name in the stock data. `null` defaults to black cloth. */
  readonly interiorColour: string | null
}

const addressOf = (file: string) => `/assets/demo/photos/interior/${file}.avif`

/** Electric cars and SUVs share a cabin. Electric vans and utes use the cabin of their body type. */
function cabinFor({ body, electric }: Pick<InteriorOf, 'body' | 'electric'>): Cabin | undefined {
  const cabin = cabinOf[body]
  return electric && (cabin === 'car' || cabin === 'suv') ? 'electric' : cabin
}

function photographedTrims(cabin: Cabin) {
  return trims.filter(({ trim }) => filesOfRoom[`${cabin}-${trim}`])
}

export function interiorColoursOf(vehicle: Pick<InteriorOf, 'body' | 'electric'>): readonly string[] {
  const cabin = cabinFor(vehicle)
  return cabin ? photographedTrims(cabin).map(({ name }) => name) : []
}

/** Returns the photographed trim of this colour, else the first of the same material, else the first. */
function nearestTrim(cabin: Cabin, interiorColour: string | null): string | undefined {
  const photographed = photographedTrims(cabin).map(({ trim }) => trim)
  const requested = trims.find(({ name }) => name === interiorColour)?.trim ?? 'black-cloth'
  const material = requested.split('-')[1] ?? ''
  return (
    photographed.find((trim) => trim === requested) ??
    photographed.find((trim) => trim.endsWith(material)) ??
    photographed[0]
  )
}

function filesInside({ body, electric, interiorColour }: InteriorOf): readonly string[] {
  const cockpit = cockpitOf[body]
  if (cockpit) return filesOfRoom[`motorcycle-${cockpit}`] ?? []
  if (caravanBodies.includes(body)) return filesOfRoom.caravan ?? []
  const cabin = cabinFor({ body, electric })
  if (!cabin) return []
  const files = filesOfRoom[`${cabin}-${nearestTrim(cabin, interiorColour)}`] ?? []
  return files.filter((file) => !hiddenViews[body]?.some((view) => file.endsWith(`/${view}`)))
}

/** Returns the URLs of a vehicle's interior photographs, in gallery order: 1 for a motorcycle, up to 5 for a car. */
export function interiorViews(vehicle: InteriorOf): string[] {
  return filesInside(vehicle).map(addressOf)
}
