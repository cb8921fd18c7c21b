import type { CalculatorTerms } from '@/domain/finance/calculator/calculator-terms'
import { formatSignedDollars, formatYear } from '@/domain/finance/repayments/chart-layout'
import type { ScheduleYear } from '@/domain/finance/repayments/schedule'
import { Icon } from '@/ui/primitives/Icon'
import { ChartPicture, partClass } from './ChartPicture'

const kinds = [
  { part: 'principal', label: 'Principal' },
  { part: 'interest', label: 'Interest' },
  { part: 'balloon', label: 'Final payment' },
] as const

interface Props {
  years: readonly ScheduleYear[]
  terms: Pick<CalculatorTerms, 'rounding' | 'monthlyFee'>
  hasPatterns: boolean
}

/**
 * Principal, interest and final payment of each year of a loan: patterned bars, and a table with the same
 * figures. An empty chart keeps its space.
 */
export function RepaymentChart({ years, terms, hasPatterns }: Props) {
  const hasBalloon = years.some(({ balloon }) => balloon > 0)
  const note = noteOf(terms)
  return (
    <div
      className="finance-chart mt-10 data-empty:invisible"
      data-empty={years.length === 0 ? '' : undefined}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="text-lg">What you pay each year</h3>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.875rem] text-ink-2">
          {kinds.map(
            ({ part, label }) =>
              (hasBalloon || part !== 'balloon') && (
                <li key={part} className="inline-flex items-center gap-2">
                  <svg aria-hidden="true" className="h-3.5 w-5">
                    <rect className={partClass[part]} width="100%" height="100%" />
                  </svg>
                  {label}
                </li>
              ),
          )}
        </ul>
      </div>
      <ChartPicture years={years} hasPatterns={hasPatterns} />
      <details className="chart-table mt-2">
        <summary className="more-toggle">
          The figures, year by year
          <Icon name="chevron" className="size-4" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <section tabIndex={0} className="overflow-x-auto" aria-label="What you pay each year, in figures">
          <YearsTable years={years} hasBalloon={hasBalloon} />
        </section>
        {note && <p className="chart-note mt-3 text-sm text-ink-3">{note}</p>}
      </details>
    </div>
  )
}

/** Omits the final payment column for loans without a balloon. */
function YearsTable({ years, hasBalloon }: Pick<Props, 'years'> & { hasBalloon: boolean }) {
  return (
    <table className="w-full text-right text-[0.9375rem] tabular">
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col">Principal</th>
          <th scope="col">Interest</th>
          {hasBalloon && <th scope="col">Final payment</th>}
          <th scope="col">Still owed</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, principal, interest, balloon, owed }) => (
          <tr key={year}>
            <th scope="row">{formatYear(year)}</th>
            <td>{formatSignedDollars(principal)}</td>
            <td>{formatSignedDollars(interest)}</td>
            {hasBalloon && <td>{formatSignedDollars(balloon)}</td>}
            <td>{formatSignedDollars(owed - balloon)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Explains why the table does not add up to the total: the total counts repayments as shown, rounded
 * (FIN-46). Returns '' when it does.
 */
function noteOf({ rounding, monthlyFee }: Props['terms']): string {
  const rounded = 'Calculated to the cent. The total adds the rounded repayments, so it may differ slightly.'
  const notes = [
    rounding === 'none' ? '' : rounded,
    monthlyFee > 0 ? `${rounding === 'none' ? 'The total' : 'It'} also includes the account fees.` : '',
  ]
  return notes.filter(Boolean).join(' ')
}
