import { memo, type ReactNode } from 'react'
import { toggleChoice } from '@/domain/stock/search/facets/change-query'
import { colourSwatch } from '@/domain/stock/search/facets/colour-swatch'
import type { FacetChoice, ShownFacet } from '@/domain/stock/search/facets/shown-facets'
import { formatCount } from '@/domain/text/format-count'
import { bodyDrawing } from '@/domain/vehicle/photos/body-drawing'
import { Icon } from '@/ui/primitives/Icon'
import { BodySilhouette } from '@/ui/primitives/pictures/BodySilhouette'
import { SearchLink } from '../SearchLink'
import { useChangeQuery, useSearch } from '../search-context'

interface Props extends FacetChoice {
  attribute: ShownFacet['attribute']
  isLater?: boolean
  children?: ReactNode
}

/**
 * A checkbox for one value. A value that comes from the shopper's words is removed with the words, which no
 * checkbox can do. Memoised: a panel has hundreds of choices, and a click changes few of them.
 */
export const Choice = memo(function Choice({ isLater = false, children, ...choice }: Props) {
  return (
    <li data-later={isLater ? '' : undefined}>
      {choice.off === undefined ? <Box {...choice} /> : <ReadChoice {...choice} off={choice.off} />}
      {children}
    </li>
  )
})

function Box({ attribute, value, chosen, label, count }: Omit<Props, 'isLater'>) {
  const changeQuery = useChangeQuery()
  return (
    <label className="facet-choice" data-none={count === 0 ? '' : undefined}>
      <input
        type="checkbox"
        name={`refinementList[${attribute}][]`}
        value={value}
        checked={chosen}
        onChange={() =>
          changeQuery((requested, { makes }) => toggleChoice(requested, attribute, value, makes))
        }
      />
      <Words {...{ attribute, label, count }} />
    </label>
  )
}

function ReadChoice({ attribute, label, count, off }: Props & { off: string }) {
  const { query } = useSearch()
  return (
    <SearchLink to={{ ...query, page: 1, text: off }} className="facet-choice" data-read="">
      <span className="facet-tick">
        <Icon name="check" className="size-4" />
      </span>
      <span className="sr-only">From your words, take off </span>
      <Words {...{ attribute, label, count }} />
    </SearchLink>
  )
}

function Words({ attribute, label, count }: Pick<Props, 'attribute' | 'label' | 'count'>) {
  return (
    <>
      <ChoiceMark attribute={attribute} label={label} />
      <span className="facet-label">{label}</span>
      <span className="count">{formatCount(count)}</span>
    </>
  )
}

function ChoiceMark({ attribute, label }: Pick<Props, 'attribute'> & { label: string }) {
  if (attribute === 'colour') {
    return <span className="swatch" style={{ background: colourSwatch(label) ?? undefined }} />
  }
  if (attribute === 'body' && bodyDrawing(label))
    return <BodySilhouette body={label} className="-mx-1 w-10" />
  return null
}
