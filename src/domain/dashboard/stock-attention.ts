import { AGEING_DAYS, type AttentionCount } from './attention'
import type { SiteCard } from './site-card'
import { STOCK_AGES } from './stock-ages'

type Counted = Pick<SiteCard, 'name' | 'ages' | 'withoutPhoto' | 'withoutPrice'>

/** What needs attention in the websites' stock, counted with their cards: a second look at all vehicles would take as long. */
export const stockAttention = (sites: readonly Counted[]): AttentionCount[] =>
  sites.flatMap(({ name: website, ages, withoutPhoto, withoutPrice }) => {
    const old = ages.slice(STOCK_AGES.indexOf(AGEING_DAYS) + 1)
    return [
      { kind: 'no-photo' as const, website, count: withoutPhoto },
      { kind: 'no-price' as const, website, count: withoutPrice },
      { kind: 'ageing' as const, website, count: old.reduce((sum, count) => sum + count, 0) },
    ]
  })
