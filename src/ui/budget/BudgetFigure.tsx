import { formatDollars } from '@/domain/money/money'
import { budgetTerms, parseFigure } from '@/domain/stock/budget/budget'
import type { SliderRange } from '@/domain/stock/search/facets/range-choices'
import { FigureSlider } from '@/ui/primitives/fields/FigureSlider'

interface Props {
  id: string
  name: 'repayment' | 'deposit'
  label: string
  /** The text after the amount, such as "a month". */
  per?: string
  text: string
  slider: SliderRange
  invalid: boolean
  describedBy: string
  onEnter: (text: string) => void
  onLeave: () => void
}

/**
 * An amount in dollars with a field and a slider (SEARCH-32). The field accepts cents and more than the
 * slider's maximum (BUD-02). The slider's arrow keys move by one dollar.
 */
export function BudgetFigure({ id, name, label, per, text, slider, invalid, describedBy, ...on }: Props) {
  const value = Math.min(parseFigure(text, budgetTerms), slider.max)
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
