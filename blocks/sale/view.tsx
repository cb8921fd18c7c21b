import type { SmallPrint } from '@/domain/finance/offer/small-print'
import { SPECIAL_OFFERS } from '@/domain/offers/offer-paths'
import type { ShownSale } from '@/domain/sales/sale-state'
import { SEARCH_PATH } from '@/domain/stock/search/query/search-path'
import { paragraphsOf } from '@/domain/text/paragraphs'
import type { SaleBlock } from '@/payload-types'
import { ButtonLinks } from '@/ui/primitives/buttons/ButtonLinks'
import { Icon } from '@/ui/primitives/Icon'
import { StockCarousel } from '@/ui/vehicle-rows/StockCarousel'

interface SaleViewProps {
  block: Pick<SaleBlock, 'heading' | 'text' | 'terms' | 'afterwards'>
  sale: ShownSale
  /** As of the stock carousel. */
  smallPrint: SmallPrint | null
  now: Date
}

const elsewhere = [
  { label: 'See current offers', href: SPECIAL_OFFERS },
  { label: 'Search our stock', href: SEARCH_PATH },
]

/** A sale: its dates and terms before and during it, its stock during it, and links to other offers after it (ROUTE-41). */
export function SaleView({ block, sale: { state, when, stock }, smallPrint, now }: SaleViewProps) {
  const isOver = state === 'over'
  return (
    <>
      <section className="container-page section-space">
        <div className="ground-quiet grid gap-4 rounded-card p-6 sm:p-10 lg:p-14">
          {when && (
            <p className="flex items-center gap-2 font-semibold text-ink-2">
              <Icon name="clock" className="size-5" />
              {when}
            </p>
          )}
          <h2 className="text-2xl sm:text-3xl">{block.heading}</h2>
          {paragraphsOf(isOver ? block.afterwards : block.text).map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch] text-lg text-ink-2">
              {paragraph}
            </p>
          ))}
          {state !== 'on' && <ButtonLinks links={elsewhere} />}
          {!isOver &&
            paragraphsOf(block.terms).map((paragraph) => (
              <p key={paragraph} className="max-w-[80ch] text-sm text-ink-3">
                {paragraph}
              </p>
            ))}
        </div>
      </section>
      {stock && <StockCarousel {...stock} heading="In this sale" smallPrint={smallPrint} now={now} />}
    </>
  )
}
