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

const affix = 'absolute inset-y-0 flex items-center text-ink-3'

/**
 * An amount in dollars with a field and a slider (SEARCH-32). The field accepts cents and more than the
 * slider's maximum (BUD-02). The slider's arrow keys move by one dollar.
 */
export function BudgetFigure({ id, name, label, per, text, slider, invalid, describedBy, ...on }: Props) {
  const value = Math.min(parseFigure(text, budgetTerms), slider.max)
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-x-6 gap-y-1 max-[36rem]:grid-cols-1"
      data-figure={name}
    >
      <label htmlFor={id} className="col-span-full font-semibold">
        {label}
      </label>
      <span className="relative block min-[36rem]:col-start-2 min-[36rem]:row-start-2 noscript:col-start-1">
        <span aria-hidden="true" className={`left-3 ${affix}`}>
          $
        </span>
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
          className={`field-box w-full pl-6.5 text-[1.125rem] font-semibold tabular-nums ${per ? 'pr-21' : ''}`}
          onChange={({ target }) => on.onEnter(target.value)}
          onBlur={on.onLeave}
        />
        {per && (
          <span
            aria-hidden="true"
            className={`budget-per pointer-events-none right-3 text-[0.875rem] ${affix}`}
          >
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
