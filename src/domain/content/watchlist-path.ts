export const WATCHLIST = '/watchlist'

interface GarageSettings {
  readonly 'garage.enabled': boolean
  readonly 'garage.watchlist': boolean
  readonly 'garage.watchlistPath': string
}

/** Whether a path is the website's own alias of the watchlist. */
export function isWatchlist(path: string, settings: GarageSettings): boolean {
  return (
    (settings['garage.enabled'] || settings['garage.watchlist']) &&
    path !== WATCHLIST &&
    path === settings['garage.watchlistPath']
  )
}
