import type { Settings } from '../flags/catalogue'

export type FinanceSettings = Pick<
  Settings,
  Extract<keyof Settings, `finance.${string}`> | 'price.visible' | 'price.displayThreshold'
>

export type FinanceFeature = Settings['finance.features'][number]

const ownSwitches = { quoteCall: 'finance.quoteCall', providerCard: 'finance.providerCard' } as const

/** Whether a website has a finance feature (TEN-04): its list contains it, or its own flag is on. */
export function hasFinanceFeature(
  settings: Pick<Settings, 'finance.features' | 'finance.quoteCall' | 'finance.providerCard'>,
  feature: FinanceFeature,
): boolean {
  if (settings['finance.features'].includes(feature)) return true
  return (feature === 'quoteCall' || feature === 'providerCard') && settings[ownSwitches[feature]]
}
