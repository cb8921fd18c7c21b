import type { CalculatorTerms } from '@/domain/finance/calculator-terms'
import type { DrawnSchedule } from '@/ui/enhance/finance/draw-schedule'
import { Icon } from '@/ui/primitives/Icon'

const kinds = [
  { part: 'principal', label: 'Principal' },
  { part: 'interest', label: 'Interest' },
  { part: 'balloon', label: 'Final payment' },
] as const

interface Props {
  drawn: DrawnSchedule
  terms: Pick<CalculatorTerms, 'rounding' | 'monthlyFee'>
  /** Whether it brings the patterns, which all charts of a page share. */
  hasPatterns: boolean
}

/** What each year of a loan pays off, costs and leaves to the end: bars with patterns, and a table that says the same. */
export function RepaymentChart({ drawn, terms, hasPatterns }: Props) {
  const note = noteOf(terms)
  return (
    <figure className="finance-chart" data-finance-chart="" data-empty={drawn.rows ? undefined : ''}>
      {hasPatterns && <Patterns />}
      <figcaption>
        <h3 className="text-lg">What you pay each year</h3>
        <ul className="chart-key">
          {kinds.map(({ part, label }) => (
            <li key={part}>
              <svg aria-hidden="true">
                <rect data-part={part} width="100%" height="100%" />
              </svg>
              {label}
            </li>
          ))}
        </ul>
      </figcaption>
      <div
        className="chart-picture"
        role="img"
        aria-label={drawn.words}
        data-chart-picture=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made of numbers alone
        dangerouslySetInnerHTML={{ __html: drawn.picture }}
      />
      <details className="chart-table">
        <summary className="more-toggle">
          The figures, year by year
          <Icon name="chevron" className="size-4" />
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
        <section tabIndex={0} aria-label="What you pay each year, in figures">
          <table>
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Principal</th>
                <th scope="col">Interest</th>
                <th scope="col">Final payment</th>
                <th scope="col">Still owed</th>
              </tr>
            </thead>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rows, made of numbers alone */}
            <tbody data-chart-rows="" dangerouslySetInnerHTML={{ __html: drawn.rows }} />
          </table>
        </section>
        {note && <p className="chart-note">{note}</p>}
      </details>
    </figure>
  )
}

/** Why the table does not add up to the total: that counts what is paid, as it is shown (FIN-46). Empty where it does. */
function noteOf({ rounding, monthlyFee }: Props['terms']): string {
  const rounded =
    'Worked out to the cent. The total counts each repayment as shown, rounded, so it may differ a little.'
  const notes = [
    rounding === 'none' ? '' : rounded,
    monthlyFee > 0 ? `${rounding === 'none' ? 'The total' : 'It'} has the account fees as well.` : '',
  ]
  return notes.filter(Boolean).join(' ')
}

/** Told apart without colour: lines for interest, dots for what is due at the end. */
function Patterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <pattern
          id="finance-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--surface-1)" />
          <rect width="2" height="6" fill="var(--ink-1)" />
        </pattern>
        <pattern id="finance-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--accent-soft, var(--surface-3))" />
          <circle cx="3" cy="3" r="1.25" fill="var(--ink-1)" />
        </pattern>
      </defs>
    </svg>
  )
}
