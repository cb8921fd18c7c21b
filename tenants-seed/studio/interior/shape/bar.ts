import { type BufferGeometry, Vector3 } from 'three'
import { type Place, skin, smoothLine } from './surface'

const RING = 20

/** A bar with an oval section along a smooth line; the oval lies across `axis`, `wide` by `thick` metres from its middle. */
export function bar(through: readonly Place[], axis: 'x' | 'y', wide: number, thick: number): BufferGeometry {
  const lines = smoothLine(through, 24).map((middle) =>
    Array.from({ length: RING + 1 }, (_, index) => {
      const angle = (index / RING) * Math.PI * 2
      const [a, b] = [Math.cos(angle) * wide, Math.sin(angle) * thick]
      return axis === 'y' ? new Vector3(a, 0, b).add(middle) : new Vector3(0, a, b).add(middle)
    }),
  )
  return skin(lines)
}
