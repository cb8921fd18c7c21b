import { CylinderGeometry, Mesh } from 'three'
import { Facets, type Vec } from './facets'
import type { StudioMaterials } from './materials'
import { turned, type WheelSize } from './turned'
import { type Arm, spokeSets, type WheelLook } from './wheel-look'

/** A spoke's cross-section at a share of the way out: four corners, its face towards +z. */
function section(size: WheelSize, look: WheelLook, arm: Arm, share: number): Vec[] {
  const inner = 0.058
  const outer = size.rim - 0.012
  const radius = inner + (outer - inner) * share
  const half = (arm.hubWidth + (arm.rimWidth - arm.hubWidth) * share) / 2
  const angle = arm.angle + arm.lean * share ** 1.2
  const front = size.width / 2
  const face = front * (0.86 - look.dish * (1 - share) ** 1.6 - 0.06 * share)
  const bevel = Math.min(half * 0.25, 0.004)
  const corner = (side: number, depth: number): Vec => [
    Math.cos(angle) * radius - Math.sin(angle) * side,
    Math.sin(angle) * radius + Math.cos(angle) * side,
    depth,
  ]
  return [
    corner(-half, face - 0.036),
    corner(-half, face - bevel),
    corner(-half + bevel, face),
    corner(half - bevel, face),
    corner(half, face - bevel),
    corner(half, face - 0.036),
  ]
}

/** Spokes with bright faces and flanks of their own finish. */
export function spokes(size: WheelSize, look: WheelLook, materials: StudioMaterials): Mesh[] {
  const faces = new Facets()
  const flanks = new Facets()
  const shares = [0, 0.2, 0.42, 0.66, 0.86, 1]
  for (const arm of spokeSets(look)) {
    const rings = shares.map((share) => section(size, look, arm, share))
    for (let index = 0; index + 1 < rings.length; index++) {
      const [from, to] = [rings[index] as Vec[], rings[index + 1] as Vec[]]
      flanks.band(from.slice(0, 3), to.slice(0, 3)).band(from.slice(3), to.slice(3))
      faces.band(from.slice(2, 4), to.slice(2, 4))
    }
  }
  const face = look.finish === 'dark' ? materials.darkRim : materials.rim
  const flank = look.finish === 'silver' ? materials.rim : materials.darkRim
  return [faces.mesh('spoke faces', face), flanks.mesh('spoke flanks', flank)]
}

/** The middle with its cap and nuts. */
export function hub(size: WheelSize, look: WheelLook, materials: StudioMaterials): Mesh[] {
  const depth = (size.width / 2) * (0.86 - look.dish)
  const metal = look.finish === 'dark' ? materials.darkRim : materials.rim
  const boss = turned(
    'hub',
    [
      [0, depth + 0.004],
      [0.028, depth + 0.004],
      [0.03, depth],
      [0.066, depth - 0.004],
      [0.074, depth - 0.014],
      [0.074, depth - 0.05],
    ],
    metal,
  )
  const cap = turned(
    'cap',
    [
      [0, depth + 0.008],
      [0.022, depth + 0.007],
      [0.026, depth + 0.002],
    ],
    materials.gloss,
  )
  const nuts = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 + 0.3
    const nut = new Mesh(new CylinderGeometry(0.0085, 0.0085, 0.01, 10), materials.darkMetal)
    nut.rotation.x = Math.PI / 2
    nut.position.set(Math.cos(angle) * 0.05, Math.sin(angle) * 0.05, depth - 0.001)
    nut.name = 'nut'
    return nut
  })
  return [boss, cap, ...nuts]
}
