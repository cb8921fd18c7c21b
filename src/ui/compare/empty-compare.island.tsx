'use client'

import { useEffect } from 'react'
import { comparePath, MOST_COMPARED } from '@/domain/compare/compare-path'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { island } from '@/ui/island/island'
import { ButtonLink } from '@/ui/primitives/buttons/ButtonLink'
import { EmptyState } from '@/ui/primitives/EmptyState'
import { readCompared, removeCompared } from '@/ui/stores/compare'
import { useOpenKept } from '@/ui/stores/use-open-kept'

interface Props {
  /** The site's word for a vehicle (TEN-15). */
  wording: string
  /** Slugs of the vehicles in the address, where none is the website's any more: the shopper's own are not asked for instead. */
  gone: readonly string[]
}

/** A comparison of nothing. Without vehicles in the address it leads to the shopper's own, where there are any. */
function EmptyCompare({ wording, gone }: Props) {
  useEffect(() => removeCompared(gone), [gone])
  const isEmpty = useOpenKept({ parameter: 'cars', read: readCompared, addressOf: comparePath })
  const areGone = gone.length > 0
  const word = wording.toLowerCase()
  return (
    <div className="kept-page" data-known={areGone || isEmpty ? '' : undefined}>
      <EmptyState
        icon="grid"
        title={areGone ? `These ${word}s are no longer listed` : 'Nothing to compare yet'}
        actions={<ButtonLink link={{ label: `Find a ${word}`, href: SEARCH_PATH }} />}
      >
        {`Choose Compare on up to ${MOST_COMPARED} ${word}s to see them side by side here.`}
      </EmptyState>
    </div>
  )
}

export default island('empty-compare', 'load', EmptyCompare)
