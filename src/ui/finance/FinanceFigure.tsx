import type { EntryTerms } from '@/domain/finance/calculator/calculator-terms'
import { clampEntry, parseEntry } from '@/domain/finance/calculator/entries'
import type { FigureName } from '@/domain/finance/calculator/typed-loan'
import { formatYears } from '@/domain/finance/repayments/format-years'
import { formatDollars } from '@/domain/money/money'
import { FigureSlider } from '@/ui/primitives/fields/FigureSlider'

const units = {
  dollars: { before: '$', after: '', format: (value: number) => formatDollars(value, 'ifAny') },
  years: { before: '', after: 'years', format: formatYears },
  percent: { before: '', after: '% p.a.', format: (value: number) => `${value}% a year` },
} as const

interface Props {
  id: string
  name: FigureName
  label: string
  unit: keyof typeof units
  entry: EntryTerms
  text: string
  onEnter: (text: string) => void
  onLeave: () => void
  optional?: boolean
  /** The hint at a bound. '' reserves its line; undefined renders none. */
  help?: string
}

/**
 * A numeric input of the calculator with a slider. Optional ones have no slider: their range is too wide for
 * one.
 */
export function FinanceFigure({ optional = false, help, ...figure }: Props) {
  const { id, label, unit, entry, text, onEnter } = figure
  const value = clampEntry(parseEntry(text), { min: entry.min, max: entry.max })
  return (
    <div className="finance-figure">
      <label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-ink-3"> (optional)</span>}
      </label>
      <UnitField {...figure} optional={optional} helpId={help === undefined ? undefined : `${id}-help`} />
      {!optional && (
        <FigureSlider
          name={figure.name}
          label={label}
          track={entry}
          value={value}
          text={units[unit].format(value)}
          onEnter={onEnter}
        />
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="finance-help" aria-live="polite">
          {help}
        </p>
      )}
    </div>
  )
}

interface UnitFieldProps extends Omit<Props, 'label' | 'help'> {
  helpId: string | undefined
}

function UnitField({ id, name, unit, entry, text, optional, helpId, onEnter, onLeave }: UnitFieldProps) {
  const { before, after } = units[unit]
  return (
    <span className="unit-field" data-unit={unit}>
      {before && <span aria-hidden="true">{before}</span>}
      <input
        id={id}
        type="number"
        inputMode="decimal"
        name={name}
        min={entry.min}
        max={entry.max}
        step={entry.step}
        value={text}
        placeholder={optional ? '0' : undefined}
        aria-describedby={helpId}
        className="field-box"
        onChange={({ target }) => onEnter(target.value)}
        onBlur={onLeave}
      />
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  )
}
