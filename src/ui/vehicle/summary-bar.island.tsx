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
  /** The trade-in link, or `dialog` for the page's dialog; null where the site takes no trade-ins. */
  tradeIn: string | 'dialog' | null
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
    <section className="vehicle-bar" aria-label="This vehicle" data-open={isOpen ? '' : undefined}>
      <div className="container-page">
        <div className="vehicle-bar-photo">
          <VehiclePhoto {...photo} alt="" sizes="6rem" widths={[160, 320]} />
        </div>
        <div className="vehicle-bar-name">
          <strong>{name}</strong>
          <span>{details}</span>
        </div>
        <div className="vehicle-bar-price">
          <PriceLine price={price} />
          {weekly && <WeeklyLine quote={weekly} isEstimate isFinance={props.isFinance} hasDisclaimer />}
        </div>
        <BarActions financeHref={props.financeHref} tradeIn={props.tradeIn} />
      </div>
    </section>
  )
}

function BarActions({ financeHref, tradeIn }: Pick<SummaryBarProps, 'financeHref' | 'tradeIn'>) {
  return (
    <div className="vehicle-bar-actions">
      {financeHref && (
        <a href={financeHref} className={buttonClass('primary', 'small')}>
          <Icon name="wallet" />
          <span>Get Finance</span>
        </a>
      )}
      {tradeIn && (
        <TradeInButton
          href={tradeIn === 'dialog' ? null : tradeIn}
          className={buttonClass(financeHref ? 'secondary' : 'primary', 'small')}
        />
      )}
    </div>
  )
}

export default island('summary-bar', 'idle', SummaryBar)
