import type { CSSProperties } from 'react'
import type { EntryTerms } from '@/domain/finance/calculator-terms'

const units = {
  dollars: { before: '$', after: '', said: (value: number) => `$${value.toLocaleString('en-AU')}` },
  years: {
    before: '',
    after: 'years',
    said: (value: number) => `${value} ${value === 1 ? 'year' : 'years'}`,
  },
  percent: { before: '', after: '% p.a.', said: (value: number) => `${value}% a year` },
} as const

interface Props {
  /** Unique on the page. */
  id: string
  name: 'amount' | 'term' | 'interest' | 'deposit' | 'residual'
  label: string
  unit: keyof typeof units
  entry: EntryTerms
  /** May be left empty. */
  optional?: boolean
  /** What is said when it reaches a bound; '' keeps the line for it. Left out, there is none. */
  help?: string
}

/** A number of the calculator, to type or to slide. One that may be left empty is only typed: its range has no ends worth sliding to. */
export function FinanceFigure({ id, name, label, unit, entry, optional = false, help }: Props) {
  const { min, max, step, value } = entry
  const { before, after, said } = units[unit]
  const style = { '--low': 0, '--high': ((value - min) / (max - min || 1)) * 100 } as CSSProperties
  return (
    <div className="finance-figure" data-figure={name}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      <span className="unit-field" data-unit={unit}>
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          name={name}
          min={min}
          max={max}
          step={step}
          defaultValue={optional && value === 0 ? undefined : value}
          placeholder={optional ? '0' : undefined}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
          className="field-box"
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      {!optional && (
        <span className="range-slider" style={style}>
          <input
            type="range"
            data-end="max"
            aria-label={`${label}, slider`}
            aria-valuetext={said(value)}
            min={min}
            max={max}
            step={step}
            defaultValue={value}
          />
        </span>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="finance-help" data-finance-help="" aria-live="polite">
          {help}
        </p>
      )}
    </div>
  )
}
