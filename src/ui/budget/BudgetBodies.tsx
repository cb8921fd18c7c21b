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
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-3 font-semibold">{wording === 'Car' ? 'Body type' : 'Type'}</legend>
      <Choices {...choices} bodies={bodies.slice(0, limit)} />
      {bodies.length > limit && (
        <details className="group">
          <summary className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link">
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
    <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
      {bodies.map(({ value, label }) => (
        <label
          key={value}
          data-body={value}
          className="relative flex cursor-pointer flex-col gap-2 rounded-card border border-line bg-surface-2 p-4 transition-[border-color] hover:border-ink-3 has-checked:border-button has-checked:bg-brand-soft has-checked:inset-ring has-checked:inset-ring-button has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1"
        >
          <input
            type="checkbox"
            name={budgetFields.body}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => {
              const others = chosen.filter((body) => body !== value)
              onChange(target.checked ? [...others, value] : others)
            }}
            className="absolute top-2.5 right-2.5 size-5 accent-button outline-none focus-visible:shadow-none"
          />
          <BodySilhouette body={label} className="w-[calc(100%-1.75rem)] max-w-28" />
          <span className="flex flex-wrap items-baseline justify-between gap-x-2 font-semibold">
            {label} <span className="count with-scripts">{ownValue(counts, value) ?? 0}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
