import type { ColourFamily } from '../catalogue/colours'
import type { VehicleDesign } from './designs'
import { interiorViews } from './interior-views'
import manifest from './manifest.json'

/** A gallery has at least FEWEST photographs and at most MOST. */
const FEWEST = 5
const MOST = 12

/** The angles of each design by paint: the commonest paint and the first photograph of the gallery come first. */
const anglesByPaint: Readonly<Record<string, Partial<Record<ColourFamily, readonly string[]>>>> = manifest

/** Addresses of a vehicle's photographs in gallery order: the whole vehicle in its paint, then the inside. */
function galleryOf(design: VehicleDesign, paint: ColourFamily, interiorColour: string | null): string[] {
  const { key, body, electric } = design
  const angles = anglesByPaint[key]?.[paint] ?? []
  return [
    ...angles.map((angle) => `/assets/demo/photos/${key}/${paint}-${angle}.avif`),
    ...interiorViews({ body, electric, interiorColour }),
  ].slice(0, MOST)
}

const paintsOfKey = new Map<string, readonly ColourFamily[]>()

/** The paints in which a design has a three-quarter front photograph and enough others for a gallery, commonest first. */
export function paintsTaken(design: VehicleDesign): readonly ColourFamily[] {
  const known = paintsOfKey.get(design.key)
  if (known) return known
  const angles = anglesByPaint[design.key] ?? {}
  const paints = (Object.keys(angles) as ColourFamily[]).filter(
    (paint) => angles[paint]?.includes('front-left') && galleryOf(design, paint, null).length >= FEWEST,
  )
  paintsOfKey.set(design.key, paints)
  return paints
}

/**
 * Addresses of a vehicle's photographs in gallery order, 5 to 12, three-quarter front first. A design without photographs
 * in this paint is shown in its commonest paint. A design without photographs has none.
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
