import type { Settings } from '../flags/catalogue'

/** What finance needs of a website's settings; the settings themselves will do. */
export type FinanceSettings = Pick<
  Settings,
  Extract<keyof Settings, `finance.${string}`> | 'price.visible' | 'price.displayThreshold'
>

export type FinanceFeature = Settings['finance.features'][number]

const ownSwitches = { quoteCall: 'finance.quoteCall', providerCard: 'finance.providerCard' } as const

/** Whether a website has a finance tool (TEN-04): its list names it, or the tool's own switch is on. */
export function hasFinanceFeature(
  settings: Pick<Settings, 'finance.features' | 'finance.quoteCall' | 'finance.providerCard'>,
  feature: FinanceFeature,
): boolean {
  if (settings['finance.features'].includes(feature)) return true
  return (feature === 'quoteCall' || feature === 'providerCard') && settings[ownSwitches[feature]]
}
