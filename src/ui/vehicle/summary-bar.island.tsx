'use client'

import type { ComponentProps } from 'react'
import type { WeeklyQuote } from '@/domain/finance/offer/weekly-figure'
import type { PriceDisplay } from '@/domain/pricing/price-display'
import { island } from '@/ui/island/island'
import { VehiclePhoto } from '@/ui/photos/VehiclePhoto'
import { buttonClass } from '@/ui/primitives/buttons/button-looks'
import { Icon } from '@/ui/primitives/Icon'
import { useScrolledPast } from '@/ui/stores/use-scrolled-past'
import { TradeInButton } from './contact/TradeInButton'
import { PriceLine } from './price/PriceLine'
import { WeeklyLine } from './price/WeeklyLine'

export interface SummaryBarProps {
  name: string
  details: string
  photo: Pick<ComponentProps<typeof VehiclePhoto>, 'vehicle' | 'url' | 'cdn' | 'body'>
  price: PriceDisplay | null
  weekly: WeeklyQuote | null
  /** Whether the weekly figure is labelled as finance, beside a price per week. */
  isFinance: boolean
  /** The finance link; null where the vehicle cannot be financed. */
  financeHref: string | null
  /** The trade-in link; null where the site takes no trade-ins. */
  tradeInHref: string | null
}

/** Shows from 500 pixels of scrolling (VDP-12). */
const SHOWN_FROM = 500

/**
 * A bar with the vehicle, its price and two actions. It is visible once the page is scrolled past them
 * (VDP-11).
 */
function SummaryBar(props: SummaryBarProps) {
  const { name, details, photo, price, weekly } = props
  const isOpen = useScrolledPast(SHOWN_FROM)
  return (
    <section
      className="vehicle-bar top-0 border-b border-line shadow-[0_8px_20px_-14px_rgb(0_0_0/35%)]"
      aria-label="This vehicle"
      data-open={isOpen ? '' : undefined}
    >
      <div className="container-page flex h-(--vehicle-bar) items-center gap-5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:content-center max-sm:gap-x-3 max-sm:gap-y-0">
        <div
          className={`aspect-3/2 w-18 flex-none overflow-hidden rounded-control bg-surface-3 max-sm:hidden lg:w-21 ${isOpen ? '' : '*:hidden'}`}
        >
          <VehiclePhoto {...photo} alt="" sizes="6rem" widths={[160, 320]} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col text-[0.8125rem]/4.5 text-ink-3 max-sm:text-xs/3.75">
          <strong className="line-clamp-1 font-display text-base/5.5 font-(--display-weight) tracking-(--display-tracking) text-ink-1 max-sm:text-sm/4.5 sm:max-lg:line-clamp-2">
            {name}
          </strong>
          {/* At 320 px the weekly figure, its term and its rate need three lines. */}
          <span className="truncate max-[22rem]:hidden">{details}</span>
        </div>
        <div className="vehicle-bar-price min-w-0 text-right max-sm:text-left">
          <PriceLine price={price} />
          {weekly && <WeeklyLine quote={weekly} isEstimate isFinance={props.isFinance} hasDisclaimer />}
        </div>
        <BarActions financeHref={props.financeHref} tradeInHref={props.tradeInHref} />
      </div>
    </section>
  )
}

function BarActions({ financeHref, tradeInHref }: Pick<SummaryBarProps, 'financeHref' | 'tradeInHref'>) {
  return (
    <div className="flex flex-none gap-2 max-sm:col-start-2 max-sm:row-[1/span_2]">
      {financeHref && (
        <a href={financeHref} className={buttonClass('primary', 'small')}>
          <Icon name="wallet" />
          <span>Get Finance</span>
        </a>
      )}
      {tradeInHref && (
        <TradeInButton
          href={tradeInHref}
          className={buttonClass(financeHref ? 'secondary' : 'primary', 'small')}
        />
      )}
    </div>
  )
}

export default island('summary-bar', 'idle', SummaryBar)
