import type { EntryTerms } from '@/domain/finance/calculator/calculator-terms'
import { clampEntry, parseEntry } from '@/domain/finance/calculator/entries'
import type { FigureName } from '@/domain/finance/calculator/typed-loan'
import { formatYears } from '@/domain/finance/repayments/format-figures'
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
  // Dense packing puts the slider before the field where both share a line.
  return (
    <div
      className={`grid grid-flow-dense grid-cols-1 items-center gap-x-6 gap-y-1${optional ? '' : ' @min-[34rem]:grid-cols-[1fr_10.5rem]'}`}
    >
      <label htmlFor={id} className="col-span-full font-semibold">
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
        <p
          id={`${id}-help`}
          className="finance-help col-span-full -mb-3 min-h-5 text-sm text-ink-2"
          aria-live="polite"
        >
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
    <span className={`unit-field${optional ? '' : ' @min-[34rem]:col-start-2'}`}>
      {before && (
        <span aria-hidden="true" className="left-3">
          {before}
        </span>
      )}
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
        className={`field-box ${before ? 'pl-6.5' : 'pr-16 pl-3'}`}
        onChange={({ target }) => onEnter(target.value)}
        onBlur={onLeave}
      />
      {after && (
        <span aria-hidden="true" className="right-3 text-[0.875rem]">
          {after}
        </span>
      )}
    </span>
  )
}
