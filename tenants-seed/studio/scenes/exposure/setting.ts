import type { Color, Group, PerspectiveCamera, Vector3 } from 'three'

/** Light of the whole sky: writes the radiance that comes from a direction (of length 1) into `out`, and gives it back. */
export type Sky = (direction: Vector3, out: Color) => Color

export interface Sun {
  /** From the ground to the sun. */
  readonly direction: Vector3
  /** Half the angle it covers, in radians: larger softens the edges of shadows. */
  readonly radius: number
  /** Irradiance on a surface that faces it, divided by pi. */
  readonly light: Color
}

export interface Lens {
  /** Radius of the opening in metres; 0 keeps everything sharp. */
  readonly aperture: number
  /** Distance in metres that is sharp. */
  readonly focus: number
}

/** What stands before the camera and how it is lit: shared by all pictures of it. */
export interface Setting {
  /** Takes part in light and shadow. */
  readonly models: Group
  readonly sky: Sky
  /** What is seen and mirrored behind the models, when it is not the sky that lights them. */
  readonly view?: Sky
  readonly sun?: Sun
  /** A ball around everything that throws a shadow. */
  readonly shadows: { readonly centre: Vector3; readonly radius: number }
  /** Where reflections are seen from. */
  readonly probe: Vector3
  /** Light that has bounced, as a share of what the probe sees. */
  readonly bounce: number
  /** Distance in metres at which two thirds of the light is haze; none when left out. */
  readonly haze?: { readonly distance: number; readonly colour: Color }
  /** How blurred the floor (the layer `floor`, at height 0, see-through) mirrors what stands on it, but not the layer `outside`; nothing when left out. */
  readonly gloss?: number
  readonly exposure: number
  /** Strength of the glow around what is brighter than white. */
  readonly glow: number
}

export interface Look {
  readonly camera: PerspectiveCamera
  readonly lens?: Lens
  /** Names of things that stand in the way of this picture. */
  readonly without?: readonly string[]
}

export interface Shot {
  readonly width: number
  readonly height: number
  /** Frames that are averaged. */
  readonly samples: number
}
