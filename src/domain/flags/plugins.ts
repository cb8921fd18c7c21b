import { type Settings, settingKeys, switchFor } from './catalogue'

export type WebsitePlugin = { readonly feature: string } | { readonly name: string }

export interface WebsiteSession {
  readonly plugins: readonly WebsitePlugin[]
}

/** Every enabled flag that names a feature, every finance feature, and the finance provider by name (TEN-13). */
export function websitePlugins(settings: Settings): readonly WebsitePlugin[] {
  const provider = settings['finance.provider']
  return [
    ...flagFeatures(settings).map((feature) => ({ feature })),
    ...settings['finance.features'].map((feature) => ({ feature: FINANCE_FEATURES[feature] })),
    ...(provider === 'none' ? [] : [{ name: provider }]),
  ]
}

const FINANCE_FEATURES: Record<Settings['finance.features'][number], string> = {
  calculator: 'finance-calculator',
  lenderQuote: 'finance-lender-quote',
  quoteCall: 'finance-quote-call',
  providerCard: 'finance-provider-card',
}

function flagFeatures(settings: Settings): readonly string[] {
  return settingKeys.flatMap((key) => {
    const definition = switchFor(key)
    const feature = definition.type === 'flag' && settings[key] === true ? definition.feature : undefined
    return feature ? [feature] : []
  })
}

/** TEN-13. */
export function hasPlugin(session: WebsiteSession, name: string): boolean {
  return session.plugins.some((plugin) => ('feature' in plugin ? plugin.feature : plugin.name) === name)
}
