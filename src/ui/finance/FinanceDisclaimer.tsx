import { DISCLAIMER_LIMIT, splitDisclaimer } from '@/domain/finance/offer/split-disclaimer'
import { Icon } from '@/ui/primitives/Icon'
import { financeAnchor, warningAnchor } from './finance-anchors'

interface Props {
  /** Defaults to the anchor that links point at. */
  id?: string
  /** The lender's comparison rate warning; '' where no comparison rate is shown. */
  warning: string
  /** Whether the page shows the warning further up. The disclaimer then links to it. */
  isWarned?: boolean
  disclaimer: string
  /** Collapses a long disclaimer (FIN-41). The warning is never collapsed. */
  collapses: boolean
}

/** The disclaimer of every repayment on the page; links point at it (ROUTE-45). Collapses with <details>. */
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
    <section
      id={id}
      className="finance-disclaimer group/disclaimer max-w-3xl text-xs text-ink-3"
      aria-label="Finance disclaimer"
    >
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
        <p className={warning ? 'mt-2' : undefined}>
          {shown}
          {rest && (
            <>
              <span className="disclaimer-cut group-has-[details[open]]/disclaimer:hidden print:hidden">
                …
              </span>
              <span className="disclaimer-rest not-print:group-has-[details:not([open])]/disclaimer:hidden">
                {rest}
              </span>
            </>
          )}
        </p>
      )}
      {rest && (
        <details className="group print:hidden">
          <summary className="inline-flex min-h-8 items-center text-[0.875rem] font-semibold text-link">
            <span className="group-open:hidden">Show More</span>
            <span className="hidden group-open:inline">Show Less</span>
            <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
          </summary>
        </details>
      )}
    </section>
  )
}
