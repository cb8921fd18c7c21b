import { CylinderGeometry, type Group, IcosahedronGeometry, type Material, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { at, group, part } from '../../interior/parts/placing'
import { bar } from '../../interior/shape/bar'
import { dice } from '../../interior/trim/textures'
import { noise } from './noise'
import { surface } from './surfaces'

const bark = () => surface(0x9a8f82, { roughness: 0.9 })
const leaves = () => surface(0x4c5a36, { roughness: 0.85 })

function clump(radius: number, seed: number) {
  const geometry = new IcosahedronGeometry(radius, 5)
  const position = geometry.getAttribute('position')
  const point = new Vector3()
  for (let index = 0; index < position.count; index += 1) {
    point.fromBufferAttribute(position, index)
    const ragged = 0.62 + 0.7 * noise(point.x * 4 + seed, point.y * 4 + point.z * 3.1, 4)
    position.setXYZ(index, point.x * ragged, point.y * ragged * 0.62, point.z * ragged)
  }
  geometry.computeVertexNormals()
  return geometry
}

/** A gum tree of so many metres: a leaning pale trunk and ragged clumps of leaves. */
export function gumTree(height: number, seed: number, foliage: Material = leaves()): Group {
  const roll = dice(seed)
  const lean = (roll() - 0.5) * 0.22 * height
  const trunk = bar(
    [
      [0, -0.2, 0],
      [lean * 0.3, height * 0.4, 0.1],
      [lean, height * 0.82, 0],
    ],
    'y',
    height * 0.022,
    height * 0.022,
  )
  const crowns = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 2.4
    const away = height * (0.06 + 0.2 * roll())
    const up = height * (0.58 + 0.36 * roll())
    const x = lean * 0.8 + Math.cos(angle) * away
    return clump(height * (0.11 + 0.08 * roll()), seed + index * 3).translate(x, up, Math.sin(angle) * away)
  })
  return group(part(trunk, bark()), part(mergeGeometries(crowns) ?? trunk, foliage))
}

/** A clump of spinifex: blades that stand out like a hedgehog's. */
export function tussock(radius: number, seed: number, material: Material) {
  const roll = dice(seed)
  const blades = Array.from({ length: 60 }, () => {
    const blade = new CylinderGeometry(0.001, 0.007, radius * (0.8 + roll() * 0.6), 3, 1)
    blade.translate(0, radius * 0.5, 0)
    return blade.rotateZ((roll() - 0.5) * 2.3).rotateY(roll() * Math.PI * 2)
  })
  return part(mergeGeometries(blades) ?? new CylinderGeometry(), material)
}

/** Many of a thing, scattered over a ring that leaves the middle free. */
export function scatter(
  count: number,
  seed: number,
  [nearest, farthest]: readonly [number, number],
  make: (index: number, roll: () => number) => Group | ReturnType<typeof part>,
): Group {
  const roll = dice(seed)
  return group(
    ...Array.from({ length: count }, (_, index) => {
      const away = nearest + (farthest - nearest) * roll() ** 1.7
      const angle = roll() * Math.PI * 2
      const thing = make(index, roll)
      thing.rotation.y = roll() * Math.PI * 2
      return at(thing, Math.cos(angle) * away, 0, Math.sin(angle) * away)
    }),
  )
}
