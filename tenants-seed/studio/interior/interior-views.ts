import { interiorColours } from '../../catalogue/colours'
import type { Body } from '../../catalogue/model'
import photographed from './photographed.json'

/** Kinds of room to sit or live in that the studio has built. */
export type Cabin = 'car' | 'suv' | 'electric' | 'off-road' | 'van' | 'people-mover' | 'truck'
export type Quarters = 'caravan'
export type QuartersView = 'lounge' | 'kitchen' | 'bed'
export type Cockpit = 'naked' | 'sport' | 'cruiser' | 'adventure' | 'scooter'

export type Trim = 'black-cloth' | 'black-leather' | 'charcoal-cloth' | 'tan-leather' | 'stone-leather'
const trims: readonly Trim[] = interiorColours.map((name) => name.toLowerCase().replaceAll(' ', '-') as Trim)

const everySeatView = ['dash', 'front-seats', 'wheel', 'rear-seats', 'boot'] as const
export type CabinView = (typeof everySeatView)[number]

/** What is photographed in each cabin, in the order a gallery shows it. */
export const cabinViews: Readonly<Record<Cabin, readonly CabinView[]>> = {
  car: everySeatView,
  suv: everySeatView,
  electric: everySeatView,
  'off-road': everySeatView,
  'people-mover': everySeatView,
  van: ['dash', 'front-seats', 'wheel'],
  truck: ['dash', 'front-seats', 'wheel'],
}

export const quartersViews: Readonly<Record<Quarters, readonly QuartersView[]>> = {
  caravan: ['lounge', 'kitchen', 'bed'],
}

export const cockpits: readonly Cockpit[] = ['naked', 'sport', 'cruiser', 'adventure', 'scooter']

/** Trims a cabin can be photographed in: a working cabin has no leather, and dark cloths look alike. */
export function trimsOf(cabin: Cabin): readonly Trim[] {
  if (cabin === 'van' || cabin === 'truck') return ['charcoal-cloth']
  if (cabin === 'people-mover') return ['charcoal-cloth', 'stone-leather']
  return trims.filter((trim) => trim !== 'charcoal-cloth')
}

/** The room a view is photographed in: what luggage sees is the same in every trim. */
export function roomOf(cabin: Cabin, trim: Trim, view: CabinView): string {
  return `${cabin}-${view === 'boot' ? trimsOf(cabin)[0] : trim}`
}

const isTaken = (room: string, view: string) => photographed.includes(`${room}/${view}`)

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

const quartersOf: Readonly<Partial<Record<Body, Quarters>>> = {
  Caravan: 'caravan',
  'Pop Top': 'caravan',
  Motorhome: 'caravan',
}

/** Views of a body that this body has not: a ute carries its luggage outside, two doors hide the rear seat. */
const notFor: Readonly<Partial<Record<Body, readonly CabinView[]>>> = {
  Ute: ['boot'],
  'Cab Chassis': ['boot', 'rear-seats'],
}

const address = (room: string, view: string) => `/assets/demo/photos/interior/${room}/${view}.avif`

const viewsIn = (room: string, views: readonly string[]) =>
  views.filter((view) => isTaken(room, view)).map((view) => address(room, view))

/** What decides which room a vehicle has inside. */
export interface InteriorOf {
  readonly body: Body
  readonly electric: boolean
  /** As stock names it; the first of the catalogue's when it names none. */
  readonly interiorColour: string | null
}

/** An electric car has a cabin of its own kind; an electric van or ute has not. */
function cabinFor({ body, electric }: Pick<InteriorOf, 'body' | 'electric'>): Cabin | undefined {
  const cabin = cabinOf[body]
  return electric && (cabin === 'car' || cabin === 'suv') ? 'electric' : cabin
}

/** The trim that comes nearest to the one asked for, of those that were photographed. */
function nearestTrim(cabin: Cabin, asked: Trim): Trim | undefined {
  const taken = trimsOf(cabin).filter((trim) => isTaken(`${cabin}-${trim}`, 'dash'))
  const material = asked.split('-')[1] ?? ''
  return taken.find((trim) => trim === asked) ?? taken.find((trim) => trim.endsWith(material)) ?? taken[0]
}

/** The interior colours a vehicle is photographed in, as stock names them; none where there is no cabin. */
export function interiorColoursOf(vehicle: Pick<InteriorOf, 'body' | 'electric'>): readonly string[] {
  const cabin = cabinFor(vehicle)
  if (!cabin) return []
  return interiorColours.filter((_, index) => isTaken(`${cabin}-${trims[index]}`, 'dash'))
}

function cabinAddresses(cabin: Cabin, { body, interiorColour }: InteriorOf): string[] {
  const asked = trims.find((_, index) => interiorColours[index] === interiorColour) ?? 'black-cloth'
  const trim = nearestTrim(cabin, asked)
  if (!trim) return []
  return cabinViews[cabin]
    .filter((view) => !notFor[body]?.includes(view) && isTaken(roomOf(cabin, trim, view), view))
    .map((view) => address(roomOf(cabin, trim, view), view))
}

/** Addresses of the pictures taken inside a vehicle, in gallery order: 1 for a motorcycle, up to 5 for a car. */
export function interiorViews(vehicle: InteriorOf): string[] {
  const cockpit = cockpitOf[vehicle.body]
  if (cockpit) return viewsIn(`motorcycle-${cockpit}`, ['cockpit'])
  const quarters = quartersOf[vehicle.body]
  if (quarters) return viewsIn(quarters, quartersViews[quarters])
  const cabin = cabinFor(vehicle)
  return cabin ? cabinAddresses(cabin, vehicle) : []
}
