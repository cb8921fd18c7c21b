import type { VehicleDesign } from '../../design'
import { type Curve, curve } from '../kit/curve'
import { type Plan, planOf } from '../kit/plan'
import { cabinOf } from './cabin-form'
import { baseOf, wheelOf } from './car-base'
import { type Insets, insets, shoulderOf } from './car-lines'

/** The proportions of a car, in metres; x is forward of the middle between the axles, y above the ground. */
export interface CarForm extends Insets {
  front: number
  rear: number
  halfWidth: number
  height: number
  wheelbase: number
  /** Lowest edge of the sill. */
  clearance: number
  wheel: { radius: number; rim: number; width: number }
  /** Height of the tub's upper edge along x: bonnet edge, belt line, tail. */
  shoulder: Curve
  /** Lower edge of the body along x. */
  hem: Curve
  /** How far bonnet and tail rise towards the middle. */
  crown: Curve
  tubPlan: Plan
  /** Outlines of the cabin at its base and at the roof's edge. */
  basePlan: Plan
  roofPlan: Plan
  /** Height of the roof's edge along x. */
  roofline: Curve
  roofCrown: number
  screenBase: number
  screenTop: number
  rearTop: number
  rearBase: number
}

/** The proportions of a design. */
export function carForm(design: VehicleDesign): CarForm {
  const base = baseOf(design)
  const { kind, front, rear } = base
  const { size, wheelbase, body } = design
  const lift = kind.clearance
  const deck = body === 'Sedan' || body === 'Coupe' || body === 'Convertible'
  return {
    front,
    rear,
    halfWidth: size.width / 2,
    height: size.height,
    wheelbase,
    clearance: lift,
    wheel: wheelOf(design, kind),
    shoulder: shoulderOf(base),
    hem: curve(
      [rear, lift + 0.06],
      [rear + 0.5, lift + 0.03],
      [-wheelbase / 2 + 0.5, lift],
      [wheelbase / 2 - 0.5, lift],
      [front - 0.4, lift + 0.0],
      [front, lift + 0.015],
    ),
    crown: curve(
      [rear, deck ? 0.02 : 0.03],
      [rear + 0.6, 0.03],
      [0, 0.03],
      [base.screenBase, 0.05],
      [front - 0.5, 0.055],
      [front, 0.035],
    ),
    ...insets(base),
    tubPlan: planOf({
      front,
      rear,
      halfWidth: size.width / 2,
      frontPower: kind.nosePower,
      rearPower: kind.nosePower + 0.8,
      widest: -0.2,
    }),
    screenBase: base.screenBase,
    ...cabinOf(base),
  }
}
