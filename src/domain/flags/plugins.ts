import { type Settings, settingKeys, switchFor } from './catalogue'

/** One plugin of a website session: a feature that is on, or a service known by its name. */
export type WebsitePlugin = { readonly feature: string } | { readonly name: string }

export interface WebsiteSession {
  readonly plugins: readonly WebsitePlugin[]
}

/**
 * The features a site has switched on, as a website session exposes them (TEN-13): every flag that names a
 * feature while it is on, every finance feature, and the finance provider by name.
 */
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

/** Whether a session has a plugin of this feature or name (TEN-13). */
export function hasPlugin(session: WebsiteSession, name: string): boolean {
  return session.plugins.some((plugin) => ('feature' in plugin ? plugin.feature : plugin.name) === name)
}
