import { colourSwatch } from '@/domain/stock/search/colour-swatch'
import type { ShownFacet } from '@/domain/stock/search/shown-facets'
import { BodySilhouette } from '@/ui/primitives/BodySilhouette'
import { bodyShape } from '@/ui/primitives/body-shapes'

/** What a choice looks like, beside its name: a paint's colour, a body's outline. */
export function ChoiceMark({ attribute, label }: { attribute: ShownFacet['attribute']; label: string }) {
  if (attribute === 'colour') {
    return <span className="swatch" style={{ background: colourSwatch(label) ?? undefined }} />
  }
  if (attribute === 'body' && bodyShape(label)) return <BodySilhouette body={label} className="w-10" />
  return null
}
