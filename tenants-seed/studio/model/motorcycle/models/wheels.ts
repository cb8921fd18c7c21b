import type { WheelStyle } from '../wheel/wheel'

/** Rim (inches), tyre width (mm) and aspect as written on its side. */
type TyreCode = readonly [rim: number, width: number, aspect: number]

function sizes([inches, width, aspect]: TyreCode) {
  const rim = (inches * 0.0254) / 2
  return { rim: rim + 0.006, width: width / 1000, radius: rim + (width / 1000) * (aspect / 100) }
}

/** A front wheel: two discs unless told otherwise. */
export const frontWheel = (code: TyreCode, look: Partial<WheelStyle> = {}): WheelStyle => ({
  ...sizes(code),
  style: 'ten',
  tread: 'road',
  finish: 'black',
  caliperFinish: 'black',
  discs: 2,
  disc: 0.15,
  caliper: 2.75,
  ...look,
})

/** A rear wheel with its disc on the right. */
export const rearWheel = (code: TyreCode, look: Partial<WheelStyle> = {}): WheelStyle => ({
  ...frontWheel(code),
  discs: 1,
  disc: 0.112,
  caliper: 2.2,
  ...look,
})
