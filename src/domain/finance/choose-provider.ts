import type { Settings } from '../flags/catalogue'
import type { FinanceProvider } from './provider'

type Choice = Settings['finance.provider']

const named: readonly string[] = ['angle', 'nissan_finance', 'manual'] satisfies Choice[]

/** Whether a website's choice of provider can only call the lender of this key another one (FIN-39). */
export function isOtherLender(key: string): boolean {
  return !named.includes(key)
}

/**
 * The record that a website's choice of provider means, or null: the one of that key; for `other` the first whose key is
 * none that the choice can name (FIN-39).
 */
export function chooseProvider<T extends Pick<FinanceProvider, 'key'>>(
  choice: Choice,
  providers: readonly T[],
): T | null {
  const isChosen = ({ key }: T) => (choice === 'other' ? isOtherLender(key) : key === choice)
  return providers.find(isChosen) ?? null
}
