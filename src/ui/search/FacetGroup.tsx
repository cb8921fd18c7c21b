import type { FacetChoice, ShownFacet } from '@/domain/stock/search/shown-facets'

/** Values shown before "show more". */
const FIRST = 8

/** One filter: its values with their counts, as boxes to tick. */
export function FacetGroup({ facet, open }: { facet: ShownFacet; open: boolean }) {
  const first = facet.choices.filter(({ chosen }, index) => index < FIRST || chosen)
  const rest = facet.choices.filter((choice) => !first.includes(choice))
  return (
    <details open={open || facet.isChosen} className="group border-b border-line py-2">
      <summary className="flex min-h-11 items-center justify-between gap-2 font-semibold">
        {facet.label}
        <span aria-hidden="true" className="text-ink-3 transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <fieldset>
        <legend className="sr-only">{facet.label}</legend>
        <Choices choices={first} facet={facet} />
        {rest.length > 0 && (
          <details>
            <summary className="flex min-h-11 items-center text-sm font-semibold text-link underline">
              Show {rest.length} more
            </summary>
            <Choices choices={rest} facet={facet} />
          </details>
        )}
      </fieldset>
    </details>
  )
}

function Choices({ choices, facet }: { choices: readonly FacetChoice[]; facet: ShownFacet }) {
  return (
    <ul>
      {choices.map(({ value, label, count, chosen }) => (
        <li key={value}>
          <label className="flex min-h-11 items-center gap-3 text-sm sm:min-h-9">
            <input
              type="checkbox"
              name={`refinementList[${facet.attribute}][]`}
              value={value}
              defaultChecked={chosen}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1 break-words">{label}</span>
            <span className="tabular text-ink-3">{count}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
