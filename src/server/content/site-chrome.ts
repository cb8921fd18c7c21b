import { buildTag } from '@/domain/cache/tags'
import { paragraphsOf } from '@/domain/content/paragraphs'
import { pictureOf } from '@/domain/content/picture'
import type { SiteChrome } from '@/domain/content/site-chrome'
import type { StockChoices } from '@/domain/stock/stock-choices'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { SiteChrome as StoredChrome } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { retrySoon } from '../pages/retry-soon'
import { buildFooterColumns } from './build-footer'
import { buildMenu } from './build-menu'
import { getLicences } from './licences'
import { getStockChoices } from './stock-choices'

const noChoices: StockChoices = { makes: [], bodies: [], models: [] }

function getStoredChrome(ctx: TenantContext): Promise<StoredChrome | null> {
  const tags = [buildTag('chrome', { tenant: ctx.id }), buildTag('media', { tenant: ctx.id })]
  return cached(ctx, ['chrome'], tags, async () => {
    const [chrome] = await findForTenant(ctx, { collection: 'site-chrome', depth: 1, limit: 1 })
    return chrome ?? null
  })
}

/** A header without its models is better than no page at all. */
async function choicesOrNone(ctx: TenantContext): Promise<StockChoices> {
  try {
    return await getStockChoices(ctx)
  } catch (error) {
    console.error(`header and footer of ${ctx.slug}: no models or body types:`, error)
    await retrySoon(ctx)
    return noChoices
  }
}

/**
 * The tenant's header and footer, ready to be shown (HF-01…04). Each part is remembered on its own, until the document, a
 * picture, the locations or the stock behind it changes. A tenant without a document has a header with its name alone.
 */
export async function getChrome(ctx: TenantContext): Promise<SiteChrome> {
  const [stored, choices, licences] = await Promise.all([
    getStoredChrome(ctx),
    choicesOrNone(ctx),
    getLicences(ctx),
  ])
  return {
    logo: pictureOf(stored?.logo),
    phone: stored?.phone || null,
    menu: buildMenu(stored?.menu ?? [], choices, ctx.settings['site.vehicleWording']),
    columns: buildFooterColumns(stored?.columns ?? [], choices),
    social: (stored?.social ?? []).map(({ network, href }) => ({ network, href })),
    smallPrint: paragraphsOf(stored?.small_print),
    licences,
  }
}
