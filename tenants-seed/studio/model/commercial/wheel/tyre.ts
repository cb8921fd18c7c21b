import { LatheGeometry, Vector2 } from 'three'

export interface TyreForm {
  radius: number
  rim: number
  width: number
  /** Blocks cut into the shoulder: off-road tyres show them, road tyres do not. */
  rugged: boolean
}

/** A tyre standing in the plane of x and y, its middle at z = 0: grooved tread, rounded shoulders, sidewall with a bead. */
export function tyre({ radius, rim, width, rugged }: TyreForm): LatheGeometry {
  const w = width / 2
  const groove = rugged ? 0.012 : 0.007
  const half: [number, number][] = [
    [rim - 0.008, w * 0.8],
    [rim + 0.008, w * 0.9],
    [rim + (radius - rim) * 0.3, w * 0.99],
    [rim + (radius - rim) * 0.5, w],
    [rim + (radius - rim) * 0.56, w * 0.985],
    [radius - 0.035, w * 0.955],
    [radius - 0.014, w * 0.88],
    [radius - 0.003, w * 0.76],
    [radius, w * 0.58],
    [radius - groove, w * 0.57],
    [radius - groove, w * 0.5],
    [radius, w * 0.49],
    [radius, w * 0.12],
    [radius - groove, w * 0.11],
  ]
  const other = [...half].reverse().map(([r, z]) => [r, -z] as const)
  const profile = [...half, ...other].map(([r, z]) => new Vector2(r, -z))
  return new LatheGeometry(profile, 60)
}
