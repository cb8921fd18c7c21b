import { ownValue } from '@/domain/records/own-value'
import type { BudgetBody } from '@/domain/stock/budget/budget-stock'
import { budgetFields } from '@/domain/stock/budget/typed-budget'
import { Icon } from '@/ui/primitives/Icon'
import { BodySilhouette } from '@/ui/primitives/pictures/BodySilhouette'

interface Props {
  bodies: readonly BudgetBody[]
  /** Number of vehicles of each body type within the budget. */
  counts: Readonly<Record<string, number>>
  chosen: readonly string[]
  /** Number of body types above "show more" (SEARCH-33). */
  limit: number
  wording: 'Car' | 'Motorcycle'
  onChange: (chosen: readonly string[]) => void
}

/**
 * Body types to choose from, each with its number of vehicles within the budget. Any number can be chosen
 * (BUD-01).
 */
export function BudgetBodies({ limit, wording, ...choices }: Props) {
  const { bodies } = choices
  if (bodies.length < 2) return null
  return (
    <fieldset className="budget-bodies">
      <legend>{wording === 'Car' ? 'Body type' : 'Type'}</legend>
      <Choices {...choices} bodies={bodies.slice(0, limit)} />
      {bodies.length > limit && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
            <span className="group-open:hidden">Show more body types</span>
            <span className="hidden group-open:inline">Show fewer body types</span>
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Choices {...choices} bodies={bodies.slice(limit)} />
        </details>
      )}
    </fieldset>
  )
}

function Choices({ bodies, counts, chosen, onChange }: Omit<Props, 'limit' | 'wording'>) {
  return (
    <div className="budget-tiles">
      {bodies.map(({ value, label }) => (
        <label key={value} className="budget-tile" data-body={value}>
          <input
            type="checkbox"
            name={budgetFields.body}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const others = chosen.filter((body) => body !== value)
              onChange(target.checked ? [...others, value] : others)
            }}
          />
          <BodySilhouette body={label} className="w-[calc(100%-1.75rem)] max-w-28" />
          <span className="budget-tile-words">
            {label} <span className="count with-scripts">{ownValue(counts, value) ?? 0}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
