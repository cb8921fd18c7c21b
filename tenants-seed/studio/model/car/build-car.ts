import { even, loft } from '../kit/loft'
import type { BuildVehicle } from '../vehicle-builder'
import { cutArches } from './arches'
import { creaseOf, cutBonnet, fitWipers, lidLine } from './bonnet'
import { furnish } from './cabin-inside'
import { CarBuild } from './car-build'
import { fitWheels } from './car-wheels'
import { cutDoors, cutFlap, fitHandles } from './doors'
import { glaze } from './glazing'
import { fitHeadlamps } from './headlamps'
import { fitMirrors } from './mirrors'
import { shapeNose } from './nose'
import { openTop } from './open-top'
import { fitRoof, hasBlackRoof } from './roof'
import { cabinSurface, tubSurface } from './surfaces'
import { shapeTail } from './tail'

const tubRows = [...even(0, 1, 32), ...even(1, 2, 6).slice(1), ...even(2, 3, 9).slice(1)]
const cabinRows = [...even(0, 1, 10), ...even(1, 2, 5).slice(1), ...even(2, 3, 7).slice(1)]

function loftSkins(car: CarBuild): void {
  const { form } = car
  const crease = creaseOf(car)
  const plain = tubSurface(form)
  car.tub = loft(
    (along, up) => {
      const [x, y, z] = plain(along, up)
      return up > 1 ? [x, y + crease(x, z), z] : [x, y, z]
    },
    even(0, form.tubPlan.length, 150),
    tubRows,
  )
  car.cabin = loft(cabinSurface(form), even(0, form.basePlan.length, 90), cabinRows)
}

/** Whether the arches are clad: all rough-ground cars and most of the others that stand tall. */
function isClad(car: CarBuild): boolean {
  const { body, model, own } = car.design
  if (body === 'SUV') return own('clad') > 0.28
  return body === '4x4' || /outback/i.test(model)
}

/** A passenger car: hatch, sedan, wagon, coupe, convertible, SUV, four-wheel drive or people mover. */
export const buildCar: BuildVehicle = (design, materials) => {
  const car = new CarBuild(design, materials)
  loftSkins(car)
  cutArches(car, isClad(car))
  cutBonnet(car)
  lidLine(car)
  fitHeadlamps(car)
  shapeNose(car)
  shapeTail(car)
  fitHandles(car)
  cutDoors(car)
  cutFlap(car)
  if (design.body === 'Convertible') openTop(car)
  else glaze(car)
  car.add('body', car.tub, 'paint')
  car.add('roof', car.cabin, hasBlackRoof(car) ? 'gloss' : 'paint')
  fitMirrors(car)
  fitRoof(car)
  fitWipers(car)
  furnish(car)
  fitWheels(car)
  return car.group
}
