import { type Cents, cents, parseCents } from '../money/cents'

/** CHK-02 */
const USUAL = cents(20_000)

/** The deposit that the website's Reserve button names (CHK-02): $200 if it names none, or no plain amount (decision 21). */
export function depositOf(amountText: string | null): Cents {
  const named = parseCents(amountText ?? '')
  return named === null || named === 0 ? USUAL : named
}
