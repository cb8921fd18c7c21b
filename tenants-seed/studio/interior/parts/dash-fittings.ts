import { CylinderGeometry, type Group } from 'three'
import type { CabinShape } from '../cabin-shape'
import { plate } from '../shape/along'
import { pillow } from '../shape/pillow'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, facingSeats, group, part } from './placing'
import { centreScreen, driverScreen, screen, stripScreen } from './screens'

/** An air vent: a dark mouth with slats, a tab and a bright frame, facing +z. */
function vent(width: number, height: number, materials: TrimMaterials): Group {
  const slats = Math.max(2, Math.round(height / 0.014))
  const bars = Array.from({ length: slats }, (_, index) => {
    const slat = part(pillow({ size: [width - 0.006, 0.0035, 0.02], radius: 0.0015 }), materials.plastic)
    slat.rotation.x = 0.35
    return at(slat, 0, ((index + 0.5) / slats - 0.5) * (height - 0.006), 0.002)
  })
  const frame = part(plate(width + 0.008, height + 0.008, 0.008, 0.008), materials.satin)
  const mouth = at(part(plate(width, height, 0.006, 0.006), materials.rubber), 0, 0, 0.0022)
  const tab = at(
    part(pillow({ size: [0.014, 0.009, 0.012], radius: 0.003 }), materials.satin),
    width * 0.12,
    0,
    0.014,
  )
  return group(frame, mouth, ...bars, tab)
}

function knob(radius: number, materials: TrimMaterials): Group {
  const body = new CylinderGeometry(radius * 0.94, radius, 0.02, 40).rotateX(Math.PI / 2)
  const ring = new CylinderGeometry(radius * 1.04, radius * 1.04, 0.006, 40).rotateX(Math.PI / 2)
  const mark = at(part(plate(0.002, radius * 0.5, 0.0008, 0.002), materials.glow), 0, radius * 0.6, 0.0118)
  return group(at(part(body, materials.rubber), 0, 0, 0), at(part(ring, materials.satin), 0, 0, -0.006), mark)
}

/** Knobs for warmth at both ends and a row of keys between them. */
function climatePanel(width: number, materials: TrimMaterials): Group {
  const board = part(plate(width, 0.062, 0.012, 0.02), materials.gloss)
  const knobs = [-1, 1].map((side) => at(knob(0.023, materials), side * (width / 2 - 0.036), 0, 0.012))
  const keys = Array.from({ length: 5 }, (_, index) => {
    const key = group(
      part(plate(0.024, 0.03, 0.004, 0.008), materials.plastic),
      at(part(plate(0.008, 0.002, 0.0008, 0.002), materials.glow), 0, 0.004, 0.001),
    )
    return at(key, (index - 2) * ((width - 0.15) / 5), 0, 0.006)
  })
  return group(board, ...knobs, ...keys)
}

function hoodedFittings(shape: CabinShape, materials: TrimMaterials): Group {
  const { dashEdge: x, dashTop: y, driver, halfWidth } = shape
  const upright = shape.dash === 'upright'
  const low = upright ? 0.145 : 0.08
  const outer = upright ? [0.1, 0.075] : [0.13, 0.046]
  return group(
    at(
      facingSeats(screen(0.29, 0.1, driverScreen, materials), 0.06),
      x - 0.052,
      y + (upright ? 0.0 : 0.012),
      driver,
    ),
    at(
      facingSeats(screen(0.29, 0.17, centreScreen, materials), 0.13, 0.05),
      x - 0.035,
      y + (upright ? -0.03 : 0.022),
      0,
    ),
    ...[-1, 1].map((side) =>
      at(
        facingSeats(vent(outer[0] ?? 0.1, outer[1] ?? 0.06, materials), 0, side * -0.25),
        x - 0.036,
        y - low,
        side * (halfWidth - 0.115),
      ),
    ),
    ...[-1, 1].map((side) =>
      at(
        facingSeats(vent(0.115, 0.036, materials), 0.1),
        x + 0.012,
        y - (upright ? 0.145 : 0.09),
        side * 0.068,
      ),
    ),
    at(facingSeats(climatePanel(0.27, materials), 0.25), x + 0.006, y - (upright ? 0.24 : 0.2), 0),
  )
}

/** One wide screen that stands free, and a strip in front of the driver. */
function slabFittings(shape: CabinShape, materials: TrimMaterials): Group {
  const { dashEdge: x, dashTop: y, driver, halfWidth } = shape
  return group(
    at(facingSeats(screen(0.24, 0.055, stripScreen, materials), 0.2), x + 0.07, y + 0.035, driver),
    at(facingSeats(screen(0.37, 0.215, centreScreen, materials), 0.1, 0.06), x - 0.06, y - 0.0, 0),
    ...[-1, 1].map((side) =>
      at(
        facingSeats(vent(0.15, 0.018, materials), 0, side * -0.2),
        x - 0.026,
        y - 0.077,
        side * (halfWidth - 0.12),
      ),
    ),
  )
}

/** Screens, vents and controls on the board. */
export function dashFittings(shape: CabinShape, materials: TrimMaterials): Group {
  return shape.dash === 'slab' ? slabFittings(shape, materials) : hoodedFittings(shape, materials)
}
