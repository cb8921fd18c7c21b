import { formatDollars } from '@/domain/money/money'
import { budgetTerms, readFigure } from '@/domain/stock/budget/budget'
import type { SliderRange } from '@/domain/stock/search/facets/range-choices'
import { FigureSlider } from '@/ui/primitives/fields/FigureSlider'

interface Props {
  /** Unique on the page. */
  id: string
  name: 'repayment' | 'deposit'
  label: string
  /** After the amount, such as "a month". */
  per?: string
  /** What stands in the field. */
  text: string
  slider: SliderRange
  invalid: boolean
  /** Of what says why it is invalid. */
  describedBy: string
  onEnter: (text: string) => void
  onLeave: () => void
}

/**
 * Dollars to type or to slide (SEARCH-32). The field takes more than the slider reaches, and cents (BUD-02); its arrow keys go by
 * the dollar.
 */
export function BudgetFigure({ id, name, label, per, text, slider, invalid, describedBy, ...on }: Props) {
  const value = Math.min(readFigure(text, budgetTerms), slider.max)
  return (
    <div className="budget-figure" data-figure={name}>
      <label htmlFor={id}>{label}</label>
      <span className="money-field">
        <span aria-hidden="true">$</span>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          name={name}
          min={0}
          max={budgetTerms.most}
          step="any"
          value={text}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field-box"
          onChange={({ target }) => on.onEnter(target.value)}
          onBlur={on.onLeave}
        />
        {per && (
          <span aria-hidden="true" className="budget-per">
            {per}
          </span>
        )}
      </span>
      <FigureSlider
        name={name}
        label={label}
        track={slider}
        value={value}
        text={formatDollars(value, 'ifAny')}
        onEnter={on.onEnter}
      />
    </div>
  )
}
