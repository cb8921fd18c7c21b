import { budgetFields } from '@/domain/stock/budget/parse-budget'
import { BodySilhouette } from '@/ui/primitives/BodySilhouette'
import { Icon } from '@/ui/primitives/Icon'

export interface BudgetBody {
  /** As the stock names it. */
  readonly value: string
  readonly label: string
  /** How many of it the budget buys. */
  readonly count: number
}

interface Props {
  bodies: readonly BudgetBody[]
  /** How many show before "show more" (SEARCH-33). */
  limit: number
  wording: 'Car' | 'Motorcycle'
}

/** Body types to choose, any number of them, each with how many the budget buys (BUD-01). */
export function BudgetBodies({ bodies, limit, wording }: Props) {
  if (bodies.length < 2) return null
  return (
    <fieldset className="budget-bodies">
      <legend>{wording === 'Car' ? 'Body type' : 'Type'}</legend>
      <Choices bodies={bodies.slice(0, limit)} />
      {bodies.length > limit && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
            <span className="group-open:hidden">Show more body types</span>
            <span className="hidden group-open:inline">Show fewer body types</span>
            <Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <Choices bodies={bodies.slice(limit)} />
        </details>
      )}
    </fieldset>
  )
}

function Choices({ bodies }: Pick<Props, 'bodies'>) {
  return (
    <div className="budget-tiles">
      {bodies.map(({ value, label, count }) => (
        <label key={value} className="budget-tile" data-body={value}>
          <input type="checkbox" name={budgetFields.body} value={value} />
          <BodySilhouette body={label} className="w-[calc(100%-1.75rem)] max-w-28" />
          <span className="budget-tile-words">
            {label} <span className="count with-scripts">{count}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
