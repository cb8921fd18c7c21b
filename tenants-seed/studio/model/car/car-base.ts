import type { VehicleDesign } from '../../design'
import { clamp } from '../kit/curve'
import { hatch, type Kind, kinds } from './car-kinds'

/** Boxy four-wheel drives that have stood by their shape. */
const boxy = /wrangler|defender|jimny|tank|g-class/i

function kindOf({ body, model, size, electric, own, modernity }: VehicleDesign): Kind {
  const kind = { ...(kinds[body] ?? hatch) }
  if (boxy.test(model)) {
    Object.assign(kind, {
      screenAngle: 58,
      belt: 0.635,
      nose: 0.605,
      roofEnd: 0.14,
      tailFoot: 0.07,
      roofWidth: 0.83,
      nosePower: 7,
      upright: 1,
    })
  }
  kind.screenAngle += (own('screen') - 0.5) * 3
  kind.roofEnd += (own('roof end') - 0.5) * 0.14
  kind.belt += (own('belt') - 0.5) * 0.014
  if (electric) {
    kind.dash -= 0.1
    kind.screenAngle -= 2
    kind.clearance -= 0.015
  }
  // A low SUV is half a hatch.
  if (body === 'SUV') {
    const low = clamp((1.66 - size.height) / 0.14)
    kind.clearance -= low * 0.03
    kind.upright -= low * 0.25
    kind.roofEnd += low * 0.06
    kind.nose -= low * 0.018
  }
  kind.belt += modernity * 0.006
  return kind
}

/** The wheels of a design: tall cars stand on larger ones. */
export function wheelOf({ body, size, electric, own }: VehicleDesign, kind: Kind) {
  const tall = 0.323 + (size.height - 1.45) * 0.17
  const sporty = body === 'Coupe' || body === 'Sedan' ? 0.012 : 0
  const small = size.length < 3.9 ? -0.018 : 0
  const radius = clamp(
    tall + sporty + small + (electric ? 0.012 : 0) + (own('wheel size') - 0.5) * 0.014,
    0.295,
    0.405,
  )
  return { radius, rim: radius - kind.sidewall, width: 0.2 + (size.width - 1.7) * 0.14 }
}

/** What every part of the form is worked out from. */
export interface Base {
  design: VehicleDesign
  kind: Kind
  front: number
  rear: number
  belt: number
  screenBase: number
}

/** Overhangs, belt and windscreen of a design. */
export function baseOf(design: VehicleDesign): Base {
  const kind = kindOf(design)
  const { length, height } = design.size
  const overhang = length - design.wheelbase
  const front = design.wheelbase / 2 + overhang * kind.frontShare
  return {
    design,
    kind,
    front,
    rear: front - length,
    belt: height * kind.belt,
    screenBase: design.wheelbase / 2 - kind.dash,
  }
}
