import { type BufferGeometry, Vector3 } from 'three'
import type { Corner } from '../shape/panel'
import { grid } from '../shape/surface'

export interface MudguardStyle {
  /** Degrees around the axle, anticlockwise from straight ahead seen from the right. */
  from: number
  to: number
  /** Inside radius and width at the edge, m. */
  radius: number
  width: number
  /** How far its sides come down over the tyre, m. */
  skirt: number
  /** Share of the width left at the `from` end. */
  taper?: number
}

/** A crowned sheet around a wheel. */
export function mudguard([x, y]: Corner, style: MudguardStyle): BufferGeometry {
  const { from, to, radius, width, skirt, taper = 1 } = style
  const steps = 32
  const across = 18
  const layer = (out: number, turned: boolean) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const t = step / steps
      const angle = ((from + (to - from) * t) / 180) * Math.PI
      const lip = Math.min(1, Math.sin(Math.min(t, 1 - t) * Math.PI) * 3 + 0.55)
      const half = (width / 2 + out) * (taper + (1 - taper) * Math.min(1, t * 2.2)) * (0.8 + 0.2 * lip)
      const row = Array.from({ length: across + 1 }, (_, i) => {
        const bend = (i / across - 0.5) * Math.PI
        const reach = radius + out - skirt * lip * (1 - Math.cos(bend) ** 0.7)
        return new Vector3(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, Math.sin(bend) * half)
      })
      return turned ? row.toReversed() : row
    })
  const outer = layer(0.004, false)
  const inner = layer(0, true)
  return grid(
    outer.map((row, i) => [...row, ...(inner[i] ?? [])]),
    { closed: true, capped: true },
  )
}
