'use client'

import { comparePath } from '@/domain/compare/compare-path'
import { island } from '@/ui/island/island'
import { removeCompared } from '@/ui/stores/compare'

interface Props {
  slug: string
  name: string
  /** The slugs of the others, who stay when this one goes. */
  others: readonly string[]
}

/** Takes a vehicle off a comparison, and off what the browser keeps to be compared (CMP-01). */
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
