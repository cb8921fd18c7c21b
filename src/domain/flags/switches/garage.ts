import { choice, flag, url } from '../declare'

/** Garage pages always require sign-in, so there is no switch for that. */
export const garageSwitches = {
  'garage.enabled': flag({
    label: 'Garage (favourites)',
    help: 'Shows the favourite button and the garage page. Favourites stay in the browser.',
    from: 'garage_enabled (favourites)',
    default: false,
    feature: 'garage',
  }),
  'garage.watchlist': flag({
    label: 'Watchlist in accounts',
    help: 'Shows a button that saves a vehicle to the shopper’s account. It needs a signed-in shopper with a confirmed number.',
    from: 'decision 39',
    default: false,
    feature: 'watchlist',
  }),
  'garage.savedSearches': flag({
    label: 'Saved searches',
    help: 'Lets shoppers save a search to their account and get emails about new vehicles.',
    from: 'decision 87',
    default: false,
    feature: 'saved-searches',
  }),
  'garage.compare': flag({
    label: 'Compare',
    help: 'Lets shoppers compare vehicles side by side.',
    from: 'compare enabled',
    default: true,
    feature: 'compare',
  }),
  'garage.variant': choice({
    label: 'Vehicles with favourite and compare buttons',
    help: 'The stricter variant leaves out new and demo vehicles, and those without a price or photographs.',
    from: 'favourites variant (used only, price > 0, has images)',
    options: [
      { value: 'inStock', label: 'Every vehicle in stock' },
      { value: 'usedPricedPhotographed', label: 'Used, with a price and photographs' },
    ],
    default: 'inStock',
  }),
  'garage.watchlistPath': url({
    label: 'Watchlist page',
    help: 'The path that View List links to.',
    from: 'watchlist page path',
    accepts: 'path',
    default: '/watchlist',
  }),
}
