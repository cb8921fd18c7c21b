/** Where every website that has favourites answers with its watchlist. */
export const WATCHLIST = '/watchlist'

interface GarageSettings {
  readonly 'garage.enabled': boolean
  readonly 'garage.watchlistPath': string
}

/** Whether a path is the one by which a website itself leads to its watchlist, though it answers elsewhere. */
export function isWatchlist(path: string, settings: GarageSettings): boolean {
  return settings['garage.enabled'] && path !== WATCHLIST && path === settings['garage.watchlistPath']
}
