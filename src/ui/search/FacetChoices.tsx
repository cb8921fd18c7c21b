import type { ReactNode } from 'react'
import { type FacetChoice, popularFirst, type ShownFacet } from '@/domain/stock/search/shown-facets'
import { Icon } from '@/ui/primitives/Icon'
import { ChoiceMark } from './ChoiceMark'

/** Lists longer than this can be searched. */
const LONG = 12

interface Props {
  facet: ShownFacet
  /** What stands below a choice: the models of a make. */
  below?: ReadonlyMap<string, readonly FacetChoice[]>
}

/** The values of one filter with their counts, as boxes to tick. */
export function FacetChoices({ facet, below = new Map() }: Props) {
  const { attribute, label, choices } = facet
  const isLong = choices.length > LONG
  const { popular, others } = attribute === 'make' ? popularFirst(choices) : { popular: choices, others: [] }
  return (
    <fieldset className="facet" data-attribute={attribute} data-key={attribute}>
      <legend className="sr-only">{label}</legend>
      {isLong && <ListSearch label={label} />}
      <div className="facet-lists" data-long={isLong ? '' : undefined}>
        {others.length > 0 && <p className="facet-heading">Popular makes</p>}
        <Choices attribute={attribute} choices={popular} below={below} />
        {others.length > 0 && (
          <>
            <p className="facet-heading">All other makes</p>
            <Choices attribute={attribute} choices={others} below={below} />
          </>
        )}
      </div>
    </fieldset>
  )
}

/** Narrows the list in the page as a shopper types, and says when nothing is left; it asks nobody, and is not sent. */
function ListSearch({ label }: { label: string }) {
  const what = label.toLowerCase()
  return (
    <>
      <input
        type="search"
        data-own
        data-list-search
        autoComplete="off"
        aria-label={`Find in ${what}`}
        placeholder={`Find ${what}`}
        className="field-box list-search"
      />
      <p data-list-none hidden className="list-none">
        No {what} found
      </p>
    </>
  )
}

interface ChoicesProps {
  attribute: ShownFacet['attribute']
  choices: readonly FacetChoice[]
  below: ReadonlyMap<string, readonly FacetChoice[]>
}

function Choices({ attribute, choices, below }: ChoicesProps) {
  return (
    <ul>
      {choices.map((choice) => {
        const models = below.get(choice.value)
        return (
          <Choice key={choice.value} attribute={attribute} choice={choice}>
            {models && (
              <ul aria-label={`Models of ${choice.label}`} className="facet-below">
                {models.map((model) => (
                  <Choice key={model.value} attribute="model" choice={model} />
                ))}
              </ul>
            )}
          </Choice>
        )
      })}
    </ul>
  )
}

interface ChoiceProps {
  attribute: ShownFacet['attribute']
  choice: FacetChoice
  children?: ReactNode
}

function Choice({ attribute, choice, children }: ChoiceProps) {
  const { value, label, count, chosen, off } = choice
  const words = (
    <>
      <ChoiceMark attribute={attribute} label={label} />
      <span className="facet-label">{label}</span>
      <span className="count">{count.toLocaleString('en-AU')}</span>
    </>
  )
  return (
    <li data-key={value}>
      {off === undefined ? (
        <label className="facet-choice" data-none={count === 0 ? '' : undefined}>
          <input
            type="checkbox"
            name={`refinementList[${attribute}][]`}
            value={value}
            defaultChecked={chosen}
          />
          {words}
        </label>
      ) : (
        // What the shopper's words chose is taken off with its words, which no box of a form can say.
        <a href={off} className="facet-choice" data-read="">
          <span className="facet-tick">
            <Icon name="check" className="size-4" />
          </span>
          <span className="sr-only">From your words, take off </span>
          {words}
        </a>
      )}
      {children}
    </li>
  )
}
