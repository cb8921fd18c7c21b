import type { ColourFamily } from '../catalogue/colours'
import type { VehicleDesign } from './designs'
import { interiorViews } from './interior-views'
import manifest from './manifest.json'

const FEWEST = 5
const MOST = 12

/** The angles of each design by paint. The most common paint and the gallery's first photograph come first. */
const anglesByPaint: Readonly<Record<string, Partial<Record<ColourFamily, readonly string[]>>>> = manifest

function galleryOf(design: VehicleDesign, paint: ColourFamily, interiorColour: string | null): string[] {
  const { key, body, electric } = design
  const angles = anglesByPaint[key]?.[paint] ?? []
  return [
    ...angles.map((angle) => `/assets/demo/photos/${key}/${paint}-${angle}.avif`),
    ...interiorViews({ body, electric, interiorColour }),
  ].slice(0, MOST)
}

const paintsOfKey = new Map<string, readonly ColourFamily[]>()

/**
 * Returns the paints in which a design has a three-quarter front photograph and enough others for a gallery, the most
 * common first.
 */
export function photographedPaints(design: VehicleDesign): readonly ColourFamily[] {
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
 * Returns the URLs of a vehicle's photographs in gallery order: 5 to 12, three-quarter front first. If this paint has
 * no photographs, the most common paint is used. A design without photographs has none.
 */
export function photographsOf(
  design: VehicleDesign,
  paint: ColourFamily,
  interiorColour: string | null,
): string[] {
  const paints = photographedPaints(design)
  const shown = paints.includes(paint) ? paint : paints[0]
  return shown ? galleryOf(design, shown, interiorColour) : []
}
