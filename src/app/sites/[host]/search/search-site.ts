import { listSmallPrint } from '@/domain/finance/offer/small-print'
import { templateFor } from '@/domain/flags/templates'
import { cardOptions } from '@/domain/stock/card-options'
import type { LandingNames } from '@/domain/stock/search/landing/landing'
import type { SearchSite } from '@/domain/stock/search/page/search-site'
import { defaultSortOf } from '@/domain/stock/search/plan/stock-scope'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { trackedEvents } from '@/domain/tracking/events'

export function searchSite(ctx: TenantContext, names: LandingNames, seed: number): SearchSite {
  const { settings, financeProvider } = ctx
  const { filters, searchBand, resultCard, resultColumns } = templateFor(ctx.template).layout
  return {
    wording: settings['site.vehicleWording'],
    layout: { filters, searchBand, resultCard, resultColumns },
    cards: cardOptions(settings),
    pricesVisible: settings['price.visible'],
    usualSort: defaultSortOf(settings),
    hitsPerPage: settings['search.hitsPerPage'],
    clearPath: settings['search.clearFiltersPath'],
    priceSlider: settings['search.priceSlider'],
    quickPrices: settings['search.moneyQuickOptions'],
    showsWeekly: listSmallPrint(financeProvider, settings) !== null,
    savesSearches: settings['garage.savedSearches'],
    names: {
      makes: names.makes.map(({ name }) => name),
      bodies: names.bodies,
      dealerships: names.dealerships,
      // URLs need only `all`.
      ...(names.sold && { sold: { all: names.sold.all, makes: {}, bodies: {}, dealerships: {} } }),
    },
    seed,
    trackedEvent: settings['integrations.trackingSink'] ? trackedEvents.searchPage : null,
  }
}
