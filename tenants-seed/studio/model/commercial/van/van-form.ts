import type { VehicleDesign } from '../../../design'
import type { CabForm } from '../cab/cab-form'
import { lerp } from '../sheet/curve'
import { faceOf } from '../ute/ute-form'

/** A van's cab and body share one skin, so its measures are a cab's with the back moved to the tail. */
export interface VanForm {
  cab: CabForm
  tail: number
  /** x of the front doors' rear edge, where the sliding door starts, and of its own rear edge. */
  post: number
  slideEnd: number
  high: boolean
}

/** Works out a van, or the front of a motorhome, from the size its maker states. */
export function vanForm(design: VehicleDesign): VanForm {
  const { own, family } = design
  const { length, width, height } = design.size
  const high = height > 2.3
  const wheelbase = length * lerp(0.595, 0.625, own('wheelbase'))
  const frontAxle = wheelbase / 2
  const nose = frontAxle + lerp(0.92, 1.0, own('overhang'))
  const tyre = high ? 0.355 : 0.335
  const cabHeight = Math.min(height, 2.55)
  const belt = lerp(1.14, 1.2, family('belt')) + (high ? 0.1 : 0)
  const cowlX = nose - lerp(0.62, 0.78, family('snout'))
  const tail = nose - length
  const post = frontAxle - tyre - lerp(0.98, 1.06, own('door'))
  const headY = cabHeight - 0.07
  const face = faceOf(design, false)
  return {
    tail,
    post,
    slideEnd: post - lerp(1.08, 1.22, own('slide')),
    high,
    cab: {
      half: width / 2 - 0.012,
      flare: 0.016,
      frontAxle,
      rearAxle: -frontAxle,
      tyre,
      arch: tyre + 0.055,
      nose,
      sill: 0.36,
      lip: belt - lerp(0.1, 0.16, own('lip')),
      cowl: [cowlX, belt + 0.03],
      crown: 0.05,
      head: [cowlX - lerp(0.78, 0.92, own('rake')) - (high ? 0.28 : 0), headY],
      roofCrown: 0.055,
      brow: Math.min(height, 2.0),
      belt,
      beltRise: 0,
      lean: high ? 0.1 : 0.13,
      back: tail + 0.012,
      backRake: 0.05,
      noseCorner: 0.3,
      noseBow: 0.14,
      doors: [{ from: frontAxle - tyre - 0.085, to: post, handle: true }],
      face: {
        ...face,
        lamp: face.lamp === 'slim' ? 'wide' : face.lamp,
        grilleDepth: face.grilleDepth * 0.8,
        plainBumper: own('bumper') < 0.5,
      },
      crease: lerp(0.5, 0.68, own('crease')),
      plasticFlares: false,
      handles: 'plastic',
      mirrors: own('mirrors') < 0.6 ? 'plastic' : 'paint',
    },
  }
}
