import type { PriceDisplay } from '@/domain/pricing/price-display'
import { Price } from '@/ui/primitives/text/Price'

interface Props {
  price: PriceDisplay | null
  size?: 'card' | 'page'
}

/** The price, or the text in its place (PRICE-01…10). Renders nothing for null. */
export function PriceLine({ price, size = 'card' }: Props) {
  if (!price) return null
  return (
    <p className="price-line" data-size={size} data-kind={price.kind}>
      <Words price={price} />
    </p>
  )
}

function Words({ price }: { price: PriceDisplay }) {
  if (price.kind === 'text') return <strong>{price.text}</strong>
  if (price.kind === 'subscription') {
    return (
      <>
        <Price amount={price.amount} /> <span>per week subscription</span>
      </>
    )
  }
  return (
    <>
      {price.before !== null && <Price amount={price.before} was />} <Price amount={price.amount} />{' '}
      {price.priceType && <span>{price.priceType}</span>}
    </>
  )
}
