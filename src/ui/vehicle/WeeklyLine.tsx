import { formatDollars } from '@/domain/money/money'
import type { WeeklyQuote } from '@/domain/pricing/weekly-figure'

/** `$N per week` (CARD-03) with its comparison rate, which is never smaller and never farther away. */
export function WeeklyLine({ quote }: { quote: WeeklyQuote }) {
  return (
    <p className="tabular text-sm text-ink-2">
      {formatDollars(quote.weekly)} per week, comparison rate {quote.comparisonRate}% p.a.*
    </p>
  )
}
