/** The bundle of the islands on every page. Every other bundle contains its code. */
export const SITE = 'site'

/**
 * Islands that appear on the same pages share one file: split one by one, their common code would become
 * dozens of tiny files. Every other island is a file by itself.
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
    'visit',
    'keep-tools',
    'photo-strip',
    'similar-row',
    'viewed-row',
  ],
  vehicle: [
    'announcement-bar',
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
    'delivery-ask',
    'late-gauge',
    'watchlist-button',
  ],
  calculators: ['addressed-loan-form', 'loan-form'],
  forms: ['addressed-lead-form', 'lead-form'],
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

export const bundleOf = (island: string) =>
  Object.keys(bundles).find((bundle) => bundles[bundle]?.includes(island)) ?? island
