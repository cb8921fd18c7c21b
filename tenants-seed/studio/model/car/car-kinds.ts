import type { Body } from '../../../catalogue/model'

/** What sets one kind of body apart: shares of its own height and length unless they are metres. */
export interface Kind {
  frontShare: number
  belt: number
  nose: number
  clearance: number
  /** Degrees above the horizontal. */
  screenAngle: number
  /** Metres the windscreen's foot lies behind the front axle. */
  dash: number
  /** Metres from the tail to the cabin's foot and to the roof's end. */
  tailFoot: number
  roofEnd: number
  roofWidth: number
  sidewall: number
  nosePower: number
  upright: number
}

/** A hatch, and any body that has no kind of its own. */
export const hatch: Kind = {
  frontShare: 0.53,
  belt: 0.648,
  nose: 0.5,
  clearance: 0.175,
  screenAngle: 29,
  dash: 0.12,
  tailFoot: 0.185,
  roofEnd: 0.6,
  roofWidth: 0.69,
  sidewall: 0.098,
  nosePower: 4.8,
  upright: 0.25,
}

export const kinds: Partial<Record<Body, Kind>> = {
  Hatch: hatch,
  Wagon: { ...hatch, tailFoot: 0.13, roofEnd: 0.42, frontShare: 0.49, dash: 0.2, screenAngle: 29 },
  Sedan: {
    ...hatch,
    frontShare: 0.47,
    dash: 0.22,
    tailFoot: 0.5,
    roofEnd: 1.3,
    screenAngle: 28,
    belt: 0.652,
  },
  Coupe: {
    ...hatch,
    frontShare: 0.48,
    dash: 0.5,
    tailFoot: 0.3,
    roofEnd: 1.3,
    belt: 0.665,
    nose: 0.51,
    screenAngle: 27,
    roofWidth: 0.66,
    sidewall: 0.088,
    clearance: 0.15,
  },
  Convertible: {
    ...hatch,
    frontShare: 0.47,
    dash: 0.5,
    tailFoot: 0.62,
    roofEnd: 1.4,
    belt: 0.675,
    nose: 0.52,
    screenAngle: 28,
    roofWidth: 0.66,
    sidewall: 0.088,
    clearance: 0.15,
  },
  SUV: {
    ...hatch,
    frontShare: 0.51,
    belt: 0.637,
    nose: 0.545,
    clearance: 0.225,
    screenAngle: 32,
    dash: 0.22,
    tailFoot: 0.15,
    roofEnd: 0.42,
    roofWidth: 0.705,
    sidewall: 0.106,
    nosePower: 5.2,
    upright: 0.6,
  },
  '4x4': {
    ...hatch,
    frontShare: 0.47,
    belt: 0.622,
    nose: 0.585,
    clearance: 0.27,
    screenAngle: 42,
    dash: 0.36,
    tailFoot: 0.1,
    roofEnd: 0.25,
    roofWidth: 0.76,
    sidewall: 0.13,
    nosePower: 5.4,
    upright: 0.85,
  },
  'People Mover': {
    ...hatch,
    frontShare: 0.5,
    belt: 0.6,
    nose: 0.5,
    clearance: 0.19,
    screenAngle: 31,
    dash: 0.0,
    tailFoot: 0.11,
    roofEnd: 0.27,
    roofWidth: 0.745,
    sidewall: 0.106,
    nosePower: 4.8,
    upright: 0.5,
  },
}
