/** The bundle of what every page shows. Its code comes with every other bundle. */
export const SITE = 'site'

/**
 * Islands that pages show together are one file: split one by one, what they share would fall into dozens of tiny ones.
 * Every other island is a file of its own.
 */
export const bundles: Readonly<Record<string, readonly string[]>> = {
  [SITE]: [
    'search-box',
    'close-menu',
    'watchlist-link',
    'header-behaviour',
    'compare-tray',
    'page-toast',
    'tracker',
    'keep-tools',
    'photo-strip',
  ],
  rows: ['similar-row', 'viewed-row'],
  vehicle: [
    'announcement-bar',
    'chat-button',
    'contact-bar',
    'folded-text',
    'masked-number',
    'page-view',
    'pdf-link',
    'share-tools',
    'summary-bar',
    'summary-room',
    'view-line',
    'fuel-sum',
    'stock-gauge',
    'vehicle-gallery',
    'vehicle-video',
  ],
  calculators: ['addressed-loan-form', 'delivery-ask', 'late-gauge', 'loan-form'],
  lists: [
    'empty-compare',
    'empty-watchlist',
    'forget-gone',
    'print-button',
    'remove-compared',
    'share-page',
    'unlisted-favourites',
  ],
}

/** The file that holds an island. */
export const bundleOf = (island: string) =>
  Object.keys(bundles).find((bundle) => bundles[bundle]?.includes(island)) ?? island
