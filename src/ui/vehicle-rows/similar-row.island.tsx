'use client'

import type { RowPlaceholders } from '@/domain/stock/card/row-placeholders'
import { SIMILAR_COUNT } from '@/domain/stock/similar/choose-similar'
import { island } from '@/ui/island/island'
import { LazySection } from './LazySection'
import { rowLinkClass } from './RowHead'
import { SearchForMore } from './SearchForMore'

interface Props {
  heading: string
  address: string
  /** The page that shows them without JavaScript. */
  page: string
  room: RowPlaceholders
}

/** Similar vehicles, loaded once the shopper is near (SIM-06). */
function SimilarRow({ heading, address, page, room }: Props) {
  return (
    <LazySection
      heading={heading}
      aside={<SearchForMore href={room.search} />}
      address={address}
      places={SIMILAR_COUNT}
      room={room}
    >
      <p className="without-scripts">
        <a href={page} className={rowLinkClass}>
          See {heading.toLowerCase()}
        </a>
      </p>
    </LazySection>
  )
}

export default island('similar-row', 'idle', SimilarRow)
