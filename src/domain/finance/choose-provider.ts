import type { Settings } from '../flags/catalogue'
import type { FinanceProvider } from './provider'

type Choice = Settings['finance.provider']

const named: readonly string[] = ['angle', 'nissan_finance', 'manual'] satisfies Choice[]

/** Whether a website can select this lender only as `other` (FIN-39). */
export function isOtherLender(key: string): boolean {
  return !named.includes(key)
}

/** The record with the chosen key; for `other`, the first whose key cannot be chosen by name (FIN-39). */
export function chooseProvider<T extends Pick<FinanceProvider, 'key'>>(
  choice: Choice,
  providers: readonly T[],
): T | null {
  const isChosen = ({ key }: T) => (choice === 'other' ? isOtherLender(key) : key === choice)
  return providers.find(isChosen) ?? null
}
