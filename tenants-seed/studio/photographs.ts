import type { ColourFamily } from '../catalogue/colours'
import { angles } from './angles'
import { paintsFor, type VehicleDesign } from './design'
import { interiorViews } from './interior/interior-views'
import manifest from './manifest.json'
import { photoFile } from './shots'

/** A gallery holds no fewer and no more. */
const FEWEST = 5
const MOST = 12

const taken: ReadonlySet<string> = new Set(Object.keys(manifest))

/** Addresses of a vehicle's photographs in gallery order: the whole vehicle in its paint, then the inside. */
function galleryOf(design: VehicleDesign, paint: ColourFamily, interiorColour: string | null): string[] {
  const { body, electric } = design
  const outside = angles.map((angle) => photoFile(design.key, paint, angle)).filter((file) => taken.has(file))
  return [
    ...outside.map((file) => `/assets/demo/photos/${file}`),
    ...interiorViews({ body, electric, interiorColour }),
  ].slice(0, MOST)
}

const paintsOfKey = new Map<string, readonly ColourFamily[]>()

/** The paints a design has been photographed in, commonest first: three-quarter front, and enough besides for a gallery. */
export function paintsTaken(design: VehicleDesign): readonly ColourFamily[] {
  const known = paintsOfKey.get(design.key)
  if (known) return known
  const paints = paintsFor(design).filter(
    (paint) =>
      taken.has(photoFile(design.key, paint, 'front-left')) &&
      galleryOf(design, paint, null).length >= FEWEST,
  )
  paintsOfKey.set(design.key, paints)
  return paints
}

/**
 * Addresses of a vehicle's photographs in gallery order, 5 to 12: three-quarter front first. A paint the design was not
 * photographed in is shown in its commonest; a design that was not photographed has none.
 */
export function photographsOf(
  design: VehicleDesign,
  paint: ColourFamily,
  interiorColour: string | null,
): string[] {
  const paints = paintsTaken(design)
  const shown = paints.includes(paint) ? paint : paints[0]
  return shown ? galleryOf(design, shown, interiorColour) : []
}
