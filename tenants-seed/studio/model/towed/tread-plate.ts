import { BufferGeometry, Float32BufferAttribute, type Group, type Material } from 'three'
import { add, block } from '../commercial/sheet/parts'

const PITCH = 0.052

/** Four-sided bumps, alternately turned: the pattern of tread plate. */
function bumps(columns: number, rows: number, width: number, height: number): BufferGeometry {
  const positions: number[] = []
  for (let c = 0; c < columns; c++)
    for (let r = 0; r < rows; r++) {
      const z = -width / 2 + ((c + 0.5) / columns) * width
      const y = -height / 2 + ((r + 0.5) / rows) * height
      const tilt = (c + r) % 2 === 0 ? 0.9 : -0.9
      const along = [Math.cos(tilt) * 0.02, Math.sin(tilt) * 0.02] as const
      const across = [-Math.sin(tilt) * 0.007, Math.cos(tilt) * 0.007] as const
      const rim = [along, across, [-along[0], -along[1]], [-across[0], -across[1]]] as const
      for (let i = 0; i < 4; i++) {
        const a = rim[i] as readonly [number, number]
        const b = rim[(i + 1) % 4] as readonly [number, number]
        positions.push(0, y + a[1], z + a[0], 0.005, y, z, 0, y + b[1], z + b[0])
      }
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** A plate of tread metal facing forwards, its middle at x and y. */
export function addTreadPlate(
  into: Group,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
  finish: Material,
) {
  add(into, 'tread-plate', block([0.012, height, width], [x, y, 0], 0.004), finish)
  const pattern = bumps(
    Math.round((width - 0.06) / PITCH),
    Math.round((height - 0.04) / PITCH),
    width - 0.06,
    height - 0.04,
  )
  add(into, 'tread-pattern', pattern.translate(x + 0.006, y, 0), finish)
}
