import { type ColourFamily, colourFamilies } from '../catalogue/colours'
import type { Body } from '../catalogue/model'

/** What can be drawn. Several bodies share a drawing. */
export type Drawing =
  | 'hatch'
  | 'sedan'
  | 'suv'
  | 'offroader'
  | 'ute'
  | 'cab-chassis'
  | 'van'
  | 'wagon'
  | 'coupe'
  | 'convertible'
  | 'people-mover'
  | 'truck'
  | 'naked'
  | 'cruiser'
  | 'adventure'
  | 'caravan'
  | 'camper'
  | 'motorhome'

const drawingOf: Readonly<Record<Body, Drawing>> = {
  Hatch: 'hatch',
  Sedan: 'sedan',
  SUV: 'suv',
  '4x4': 'offroader',
  Ute: 'ute',
  'Cab Chassis': 'cab-chassis',
  Van: 'van',
  Wagon: 'wagon',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'people-mover',
  Truck: 'truck',
  Naked: 'naked',
  Sport: 'naked',
  Scooter: 'naked',
  Cruiser: 'cruiser',
  Adventure: 'adventure',
  Enduro: 'adventure',
  Caravan: 'caravan',
  'Pop Top': 'caravan',
  'Camper Trailer': 'camper',
  Motorhome: 'motorhome',
}

export const drawings = [...new Set(Object.values(drawingOf))]

/** Views of the vehicle in its own paint, then those that no paint shows in. */
export const paintedViews = ['side', 'front', 'rear'] as const
export const plainViews = ['cabin'] as const
export type View = (typeof paintedViews)[number] | (typeof plainViews)[number]

/** Paints a drawing comes in: trucks and caravans are sold in a few. */
export function paintsOf(drawing: Drawing): readonly ColourFamily[] {
  if (drawing === 'truck') return ['white', 'silver', 'blue', 'red']
  if (drawing === 'caravan' || drawing === 'camper' || drawing === 'motorhome') {
    return ['white', 'silver', 'grey', 'sand']
  }
  return colourFamilies
}

/** Every view, in the order a gallery shows them. */
export const galleryOrder: readonly View[] = ['side', 'front', 'cabin', 'rear']

function isPlain(view: View): view is (typeof plainViews)[number] {
  return plainViews.some((plain) => plain === view)
}

/** File of one view; a paint that the drawing does not come in is shown in white. */
export function illustrationFile(drawing: Drawing, paint: ColourFamily, view: View): string {
  if (isPlain(view)) return `${drawing}-${view}.svg`
  return `${drawing}-${paintsOf(drawing).includes(paint) ? paint : 'white'}-${view}.svg`
}

/** Address of one view, as a vehicle's photo. */
export function illustrationUrl(body: Body, paint: ColourFamily, view: View): string {
  return `/assets/demo/${illustrationFile(drawingOf[body], paint, view)}`
}
