import { financeLead, type PriceDisplay } from '@/domain/pricing/price-display'

/** Stands above a weekly figure of finance that would else look like the price told twice; nothing elsewhere. */
export function FinanceLead({ price }: { price: PriceDisplay | null }) {
  const words = financeLead(price)
  return words && <p className="price-other">{words}</p>
}
