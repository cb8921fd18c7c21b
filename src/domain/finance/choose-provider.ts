import type { Settings } from '../flags/catalogue'
import type { FinanceProvider } from './provider'

type Choice = Settings['finance.provider']

const named: readonly string[] = ['angle', 'nissan_finance', 'manual'] satisfies Choice[]

/** Whether a website can select this lender only as `other` (FIN-39). */
export function isOtherLender(key: string): boolean {
  return !named.includes(key)
}

/**
 * The lender's record for a website's choice, or null: the record with that key; for `other`, the first record whose
 * key is not a choice itself (FIN-39).
 */
export function chooseProvider<T extends Pick<FinanceProvider, 'key'>>(
  choice: Choice,
  providers: readonly T[],
): T | null {
  const isChosen = ({ key }: T) => (choice === 'other' ? isOtherLender(key) : key === choice)
  return providers.find(isChosen) ?? null
}
