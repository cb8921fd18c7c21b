'use client'

import { useEffect } from 'react'
import { comparePath, MAX_COMPARED } from '@/domain/compare/compare-path'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { island } from '@/ui/island/island'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { readCompared, removeCompared } from '@/ui/stores/compare'
import { useRedirectToSaved } from '@/ui/stores/use-redirect-to-saved'

interface Props {
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  /** Slugs in the URL when the website has none of them. The saved vehicles are then not used instead. */
  gone: readonly string[]
}

/**
 * An empty comparison. Without vehicles in the URL it redirects to the shopper's saved ones, if there are
 * any.
 */
function EmptyCompare({ wording, gone }: Props) {
  useEffect(() => removeCompared(gone), [gone])
  const isEmpty = useRedirectToSaved({ parameter: 'cars', read: readCompared, addressOf: comparePath })
  const areGone = gone.length > 0
  const word = wording.toLowerCase()
  return (
    <div className="saved-page" data-known={areGone || isEmpty ? '' : undefined}>
      <EmptyState
        icon="grid"
        title={areGone ? `These ${word}s are no longer listed` : 'Nothing to compare yet'}
        actions={<ButtonLink link={{ label: `Find a ${word}`, href: SEARCH_PATH }} />}
      >
        {`Choose Compare on up to ${MAX_COMPARED} ${word}s to see them side by side here.`}
      </EmptyState>
    </div>
  )
}

export default island('empty-compare', 'load', EmptyCompare)
