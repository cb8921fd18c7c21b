/** Of a valuation by the website's own stock. */
export const STOCK_PROVIDER = 'Comparable stock'

interface ProviderSettings {
  readonly 'integrations.valuationUrl': string
  readonly 'tradeIn.valuationProvider': string
}

/** Who values trade-ins independently, as shoppers read it (CB-13). Empty for nobody: a website's own stock is not independent. */
export const independentProvider = (settings: ProviderSettings): string =>
  settings['integrations.valuationUrl'] ? settings['tradeIn.valuationProvider'] : ''

/** What shoppers read of who valued their vehicle. A service without a name is not named by its address. */
export const shownProvider = (provider: string | null, settings: ProviderSettings): string | null =>
  provider !== null && [STOCK_PROVIDER, independentProvider(settings)].includes(provider) ? provider : null
