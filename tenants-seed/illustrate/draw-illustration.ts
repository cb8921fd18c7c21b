import type { ColourFamily } from '../catalogue/colours'
import { drawCar, paintGradients } from './car/draw-car'
import { cabChassis } from './car/shapes/cab-chassis'
import { convertible } from './car/shapes/convertible'
import { coupe } from './car/shapes/coupe'
import { hatch } from './car/shapes/hatch'
import { offroader } from './car/shapes/offroader'
import { peopleMover } from './car/shapes/people-mover'
import { sedan } from './car/shapes/sedan'
import { suv } from './car/shapes/suv'
import { ute } from './car/shapes/ute'
import { van } from './car/shapes/van'
import { wagon } from './car/shapes/wagon'
import { cockpit, dashboard, livingQuarters } from './draw-cabin'
import { drawCamper } from './draw-camper'
import { drawCaravan } from './draw-caravan'
import { drawMotorhome } from './draw-motorhome'
import { drawTruck } from './draw-truck'
import type { Drawing, View } from './illustrations'
import { adventure } from './motorcycle/adventure'
import { cruiser } from './motorcycle/cruiser'
import { drawMotorcycle } from './motorcycle/draw-motorcycle'
import { naked } from './motorcycle/naked'
import { paintOf } from './paint'
import { picture } from './studio'

/** Every vehicle, without its surroundings. */
export const vehicles: Readonly<Record<Drawing, () => string>> = {
  hatch: () => drawCar(hatch),
  sedan: () => drawCar(sedan),
  suv: () => drawCar(suv),
  offroader: () => drawCar(offroader),
  ute: () => drawCar(ute),
  'cab-chassis': () => drawCar(cabChassis),
  van: () => drawCar(van),
  wagon: () => drawCar(wagon),
  coupe: () => drawCar(coupe),
  convertible: () => drawCar(convertible),
  'people-mover': () => drawCar(peopleMover),
  truck: drawTruck,
  naked: () => drawMotorcycle(naked),
  cruiser: () => drawMotorcycle(cruiser),
  adventure: () => drawMotorcycle(adventure),
  caravan: drawCaravan,
  camper: drawCamper,
  motorhome: drawMotorhome,
}

const riders: readonly Drawing[] = ['naked', 'cruiser', 'adventure']
const homes: readonly Drawing[] = ['caravan', 'camper', 'motorhome']

function cabinOf(drawing: Drawing): string {
  if (riders.includes(drawing)) return cockpit
  return homes.includes(drawing) ? livingQuarters : dashboard
}

/** The part of the picture a view shows; all when left out. */
const crops: Readonly<Partial<Record<View, string>>> = {
  front: '520 210 660 440',
  rear: '20 210 660 440',
}

/** One view of a vehicle in one paint, as SVG. */
export function drawIllustration(drawing: Drawing, paint: ColourFamily, view: View): string {
  if (view === 'cabin') return picture(cabinOf(drawing), '')
  return picture(vehicles[drawing](), paintGradients(paintOf(paint)), crops[view])
}

/** What stock systems send for a vehicle that has no photos yet: a car under a cloth. */
export function drawPlaceholder(): string {
  const cloth =
    '<ellipse cx="600" cy="618" rx="430" ry="26" fill="url(#s)"/><path fill="#aab3ba" d="M180 610C170 520 200 470 300 440S440 300 560 290s220 20 300 110 160 40 170 120-10 90-10 90z"/><path fill="none" stroke="#8f9aa3" stroke-width="5" d="M300 440C360 480 380 560 370 610M560 292C580 400 560 520 580 610M860 400C840 480 850 560 830 610"/><path fill="#fff" fill-opacity=".25" d="M320 430C450 310 620 280 760 330 620 310 470 350 320 430z"/>'
  return picture(cloth, '')
}
