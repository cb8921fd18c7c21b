import type { CSSProperties } from 'react'
import { budgetTerms } from '@/domain/stock/budget/budget'
import type { SliderRange } from '@/domain/stock/search/range-choices'

interface Props {
  /** Unique on the page. */
  id: string
  name: string
  label: string
  /** After the amount, such as "a month". */
  per?: string
  value: number
  slider: SliderRange
  invalid?: boolean
  /** Of what says why it is invalid. */
  describedBy: string
}

/**
 * Dollars to type or to slide (SEARCH-32). The field takes more than the slider reaches, and cents (BUD-02); its arrow keys go by
 * the dollar.
 */
export function BudgetFigure({ id, name, label, per, value, slider, invalid, describedBy }: Props) {
  const style = { '--low': 0, '--high': Math.min((value / slider.max) * 100, 100) } as CSSProperties
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
          defaultValue={value}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          className="field-box"
        />
        {per && (
          <span aria-hidden="true" className="budget-per" data-budget-per="">
            {per}
          </span>
        )}
      </span>
      <span className="range-slider" style={style}>
        <input
          type="range"
          data-end="max"
          aria-label={`${label}, slider`}
          aria-valuetext={`$${value.toLocaleString('en-AU')}`}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          defaultValue={value}
        />
      </span>
    </div>
  )
}
