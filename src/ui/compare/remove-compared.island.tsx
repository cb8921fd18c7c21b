'use client'

import { comparePath } from '@/domain/compare/compare-path'
import { island } from '@/ui/island/island'
import { removeCompared } from '@/ui/stores/compare'

interface Props {
  slug: string
  name: string
  /** The slugs that remain when this vehicle is removed. */
  others: readonly string[]
}

/** Removes a vehicle from the comparison and from the browser's saved list (CMP-01). */
function RemoveCompared({ slug, name, others }: Props) {
  return (
    <a
      href={comparePath(others)}
      onClick={() => removeCompared([slug])}
      className="inline-flex min-h-11 items-center self-start text-sm text-ink-2 underline hover:text-ink-1"
    >
      Remove<span className="sr-only"> {name}</span>
    </a>
  )
}

export default island('remove-compared', 'load', RemoveCompared)
