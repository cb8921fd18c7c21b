import { financeLead } from '@/domain/pricing/finance-lead'
import type { PriceDisplay } from '@/domain/pricing/price-display'

/** Introduces a weekly repayment that would otherwise look like a second price. Renders nothing elsewhere. */
export function FinanceLead({ price }: { price: PriceDisplay | null }) {
  const words = financeLead(price)
  return words && <p className="price-other">{words}</p>
}
