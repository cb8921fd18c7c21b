import { DISCLAIMER_LIMIT, splitDisclaimer } from '@/domain/finance/offer/split-disclaimer'
import { Icon } from '@/ui/primitives/Icon'
import { financeAnchor, warningAnchor } from './finance-anchors'

interface Props {
  /** Left out, it is the one that links lead to. */
  id?: string
  /** The lender's words about its comparison rates; '' where none is shown. */
  warning: string
  /** Whether the page says the warning further up: a link leads there. */
  isWarned?: boolean
  disclaimer: string
  /** Shortens a long disclaimer (FIN-41). The warning is never folded away. */
  collapses: boolean
}

/** The small print of every repayment on the page; links lead here (ROUTE-45). Folds by the browser's own <details>. */
export function FinanceDisclaimer({
  id = financeAnchor.disclaimer,
  warning,
  isWarned = false,
  disclaimer,
  collapses,
}: Props) {
  if (!warning && !disclaimer) return null
  const { shown, rest } = splitDisclaimer(disclaimer, collapses ? DISCLAIMER_LIMIT : Number.POSITIVE_INFINITY)
  return (
    <section id={id} className="finance-disclaimer" aria-label="Finance disclaimer">
      {warning && (
        <p>
          *{' '}
          {isWarned ? (
            <a href={`#${warningAnchor}`} className="underline">
              Comparison rate warning
            </a>
          ) : (
            <span id={warningAnchor} className="comparison-warning">
              {warning}
            </span>
          )}
        </p>
      )}
      {shown && (
        <p>
          {shown}
          {rest && (
            <>
              <span className="disclaimer-cut">…</span>
              <span className="disclaimer-rest">{rest}</span>
            </>
          )}
        </p>
      )}
      {rest && (
        <details className="group">
          <summary>
            <span className="group-open:hidden">Show More</span>
            <span className="hidden group-open:inline">Show Less</span>
            <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
        </details>
      )}
    </section>
  )
}
