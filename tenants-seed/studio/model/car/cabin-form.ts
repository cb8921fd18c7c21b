import { curve, mix } from '../kit/curve'
import { planOf } from '../kit/plan'
import type { Base } from './car-base'

/** Windscreen, roof and rear window. */
export function cabinOf({ design, kind, rear, belt, screenBase }: Base) {
  const { size, body, own } = design
  const half = size.width / 2
  const rise = size.height - belt
  const screenTop = screenBase - rise / Math.tan((kind.screenAngle * Math.PI) / 180)
  const rearBase = rear + kind.tailFoot
  const rearTop = rear + kind.roofEnd
  const fall =
    body === 'Coupe'
      ? 0.05
      : body === 'Sedan'
        ? 0.035
        : body === 'Hatch'
          ? 0.07
          : 0.03 + own('roof fall') * 0.03
  const roofCrown = 0.05
  const top = size.height - roofCrown
  const square = kind.upright
  const widest = (screenBase + rearBase) / 2
  return {
    screenTop,
    rearBase,
    rearTop,
    roofCrown,
    basePlan: planOf({
      front: screenBase,
      rear: rearBase,
      halfWidth: half - 0.07,
      frontPower: mix(3.2, 5.5, square),
      rearPower: mix(4.2, 6, square),
      widest,
    }),
    roofPlan: planOf({
      front: screenTop,
      rear: rearTop,
      halfWidth: half * kind.roofWidth,
      frontPower: mix(3.4, 5.5, square),
      rearPower: mix(4, 6, square),
      widest: (screenTop + rearTop) / 2,
    }),
    roofline: curve(
      [screenTop, top - 0.045],
      [mix(screenTop, rearTop, 0.3), top - 0.004],
      [mix(screenTop, rearTop, 0.5), top],
      [mix(screenTop, rearTop, 0.8), top - fall * 0.5],
      [rearTop, top - fall],
    ),
  }
}
