import { type Cents, cents, formatCents, parseCents } from '../money/cents'

/** CHK-02 */
const USUAL = cents(20_000)

const FIGURE = /\d[\d,]*(?:\.\d{1,2})?/

/** The deposit that the website's Reserve button names (CHK-02): the first figure of its text, or $200 if it names none (decision 21). */
export function depositOf(amountText: string | null): Cents {
  const named = parseCents(FIGURE.exec(amountText ?? '')?.[0] ?? '')
  return named === null || named === 0 ? USUAL : named
}

/** `$200`, and `$99.50` where there are cents. */
export const formatDeposit = (deposit: number): string => formatCents(deposit).replace(/\.00$/, '')
