import { useState } from 'react'
import { type NarrowedChoice, narrowChoices } from '@/domain/stock/search/facets/narrow-choices'
import { type FacetChoice, popularFirst, type ShownFacet } from '@/domain/stock/search/facets/shown-facets'
import { Choice } from './Choice'
import { ListSearch } from './ListSearch'

/** Longer lists get a search field, and show this many values at first. */
const LONG = 12

const toggle = 'min-h-11 text-[0.9375rem] text-link underline underline-offset-[0.2em]'

interface Props {
  facet: ShownFacet
  /** Nested choices by value: the models of a make. */
  below?: ReadonlyMap<string, readonly FacetChoice[]>
}

const NOTHING_BELOW: ReadonlyMap<string, readonly FacetChoice[]> = new Map()

export function FacetChoices({ facet, below = NOTHING_BELOW }: Props) {
  const { attribute, label, choices } = facet
  const [wanted, setWanted] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const isLong = choices.length > LONG
  const isFolded = isLong && !isWhole && wanted.trim() === ''
  const { popular, others } = attribute === 'make' ? popularFirst(choices) : { popular: choices, others: [] }
  const [first, second] = [popular, others].map((each) => narrowChoices(each, below, wanted))
  const isNothing = !first?.length && !second?.length
  return (
    <fieldset className="facet min-w-0" data-attribute={attribute} data-folded={isFolded ? '' : undefined}>
      <legend className="sr-only">{label}</legend>
      {isLong && <ListSearch label={label} text={wanted} onChange={setWanted} isNothing={isNothing} />}
      <ChoiceList
        heading={others.length > 0 ? 'Popular makes' : null}
        choices={first ?? []}
        attribute={attribute}
        shownAtFirst={LONG}
      />
      <ChoiceList heading="All other makes" choices={second ?? []} attribute={attribute} shownAtFirst={0} />
      {isLong && wanted.trim() === '' && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className={`with-scripts cursor-pointer ${toggle}`}
        >
          {isWhole ? 'Show fewer' : `Show all ${choices.length}`}
          <span className="sr-only"> of {label.toLowerCase()}</span>
        </button>
      )}
    </fieldset>
  )
}

interface ListProps {
  heading: string | null
  choices: readonly NarrowedChoice[]
  attribute: ShownFacet['attribute']
  /** Number of values in a collapsed list. Chosen values always show. */
  shownAtFirst: number
}

function ChoiceList({ heading, choices, attribute, shownAtFirst }: ListProps) {
  if (choices.length === 0) return null
  const isLater = ({ choice }: NarrowedChoice, place: number) => place >= shownAtFirst && !choice.chosen
  return (
    <>
      {heading && (
        <p
          className="pt-3 pb-1 text-[0.8125rem] font-semibold text-ink-3"
          data-later={choices.every(isLater) ? '' : undefined}
        >
          {heading}
        </p>
      )}
      <ul>
        {choices.map((each, place) => (
          <Choice
            key={each.choice.value}
            attribute={attribute}
            {...each.choice}
            isLater={isLater(each, place)}
          >
            {each.below.length > 0 && (
              <ul
                aria-label={`Models of ${each.choice.label}`}
                className="mb-2 ml-2 border-l border-line pl-5"
              >
                {each.below.map((model) => (
                  <Choice key={model.value} attribute="model" {...model} />
                ))}
              </ul>
            )}
          </Choice>
        ))}
      </ul>
    </>
  )
}

export function ExactChoices({ facet, label }: { facet: ShownFacet | undefined; label: string }) {
  const [isOpen, setIsOpen] = useState(facet?.isChosen ?? false)
  if (!facet) return null
  return (
    <details className="mt-1" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={`inline-flex items-center ${toggle}`}>{label}</summary>
      <FacetChoices facet={facet} />
    </details>
  )
}
