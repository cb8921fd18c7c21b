/** A door as it shows from the side: x of its front and rear edges. */
export interface Door {
  from: number
  to: number
  /** Whether it has a handle of its own (the half door of an extra cab has none). */
  handle: boolean
  /** x where a fixed quarter light starts behind the window, if there is one. */
  quarter?: number
}

export type GrilleKind = 'bars' | 'hexagon' | 'frame' | 'slots' | 'band' | 'slim'
export type LampKind = 'slim' | 'block' | 'clamp' | 'stacked' | 'wide'

/** What tells one maker's front from another's. Shares are 0 to 1. */
export interface Face {
  grille: GrilleKind
  lamp: LampKind
  /** How far the grille reaches towards the lamps and how deep it is. */
  grilleWidth: number
  grilleDepth: number
  bars: number
  /** What frames the grille. */
  surround: 'chrome' | 'gloss' | 'plastic' | 'paint' | 'darkMetal'
  /** Work vehicles keep an unpainted bumper. */
  plainBumper: boolean
  fog: 'round' | 'slit' | 'none'
  /** Height of the two ridges that run along the bonnet. */
  ridge: number
}

/** The measures of a cab with a bonnet. Metres; x forward from midway between the axles, y up. */
export interface CabForm {
  half: number
  flare: number
  frontAxle: number
  rearAxle: number
  tyre: number
  arch: number
  nose: number
  sill: number
  /** Height of the guard at the nose and at the foot of the windscreen. */
  lip: number
  cowl: readonly [x: number, y: number]
  crown: number
  /** Where the windscreen meets the roof, and how high the roof's edge is there. */
  head: readonly [x: number, y: number]
  roofCrown: number
  /** Highest the glass reaches: below the roof where there is a painted forehead above it. */
  brow: number
  belt: number
  /** How much the belt line rises per metre towards the rear. */
  beltRise: number
  /** How much the side glass leans in, metres a metre. */
  lean: number
  /** x and rake of the cab's back. */
  back: number
  backRake: number
  /** Radius the nose is rounded with and its bow, as seen from above. */
  noseCorner: number
  noseBow: number
  doors: readonly Door[]
  face: Face
  /** Height of the crease along the flank, as a share between sill and belt. */
  crease: number
  plasticFlares: boolean
  handles: 'paint' | 'plastic' | 'chrome'
  mirrors: 'paint' | 'plastic' | 'chrome'
}
