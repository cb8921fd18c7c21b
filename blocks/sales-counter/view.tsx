import type { ShownSales } from '@/domain/sales/sales-counter'
import { formatCount } from '@/domain/text/format-count'
import { paragraphsOf } from '@/domain/text/paragraphs'
import type { SalesCounterBlock } from '@/payload-types'
import SalesFigure from '@/ui/blocks/sales-figure.island'
import { SectionHeading } from '@/ui/primitives/text/SectionHeading'

interface SalesCounterViewProps {
  block: Pick<SalesCounterBlock, 'heading' | 'text'>
  /** Null on a website that counts no sales. */
  loaded: ShownSales | null
}

/** The sales of the month so far (CB-05), and what the figure is based on. */
export function SalesCounterView({ block, loaded }: SalesCounterViewProps) {
  if (!loaded) return null
  const { sales, perDay, vehicles } = loaded
  const Part = block.heading ? 'section' : 'div'
  return (
    <Part className="ground-night">
      <div className="container-page section-space grid gap-8 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div className="grid gap-3">
          <SectionHeading>{block.heading}</SectionHeading>
          {paragraphsOf(block.text).map((paragraph) => (
            <p key={paragraph} className="max-w-[60ch] text-lg text-ink-2">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="border-t border-line pt-5">
          <p className="grid gap-1">
            <strong className="tabular text-4xl font-bold tracking-tight sm:text-5xl">
              <SalesFigure sales={sales} perDay={perDay} />
            </strong>
            <span className="text-lg text-ink-3">{vehicles} sold this month</span>
          </p>
          <p className="mt-3 text-sm text-ink-3">
            An estimate from our average of {formatCount(perDay)} a day, by Brisbane time.
          </p>
        </div>
      </div>
    </Part>
  )
}
