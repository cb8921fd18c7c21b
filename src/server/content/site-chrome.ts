import { buildTag } from '@/domain/cache/tags'
import { groupLinks } from '@/domain/content/links/group-links'
import { socialLinks } from '@/domain/content/links/social-links'
import { columnsToBookingSite, menuToBookingSite } from '@/domain/content/service-booking'
import type { SiteChrome } from '@/domain/content/site-chrome'
import { templateFor } from '@/domain/flags/templates'
import type { ShownModel } from '@/domain/stock/model-showcase'
import { stockPreset } from '@/domain/stock/presets'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { paragraphsOf } from '@/domain/text/paragraphs'
import type { SiteChrome as StoredChrome } from '@/payload-types'
import { cached } from '../cache/cached'
import { retrySoon } from '../cache/retry-soon'
import { findForTenant } from '../clients/payload'
import { log } from '../log/log.mjs'
import { getModelShowcase } from '../stock/model-showcase'
import { buildFooterColumns } from './build-footer'
import { buildMenu } from './build-menu'
import { getLicences } from './licences'
import { choicesOrNone } from './stock-choices-or-none'

function getStoredChrome(ctx: TenantContext): Promise<StoredChrome | null> {
  return cached(ctx, ['chrome'], [buildTag('chrome', { tenant: ctx.id })], async () => {
    const [chrome] = await findForTenant(ctx, { collection: 'site-chrome', depth: 0, limit: 1 })
    return chrome ?? null
  })
}

/** The models' pictures, for templates whose menu shows them. Without them the menu shows names. */
async function showcaseOrNone(ctx: TenantContext): Promise<readonly ShownModel[] | null> {
  if (templateFor(ctx.template).layout.header.models !== 'pictures') return null
  try {
    return await getModelShowcase(ctx)
  } catch (error) {
    log.error({ err: error }, `header of ${ctx.slug}: the models’ pictures are unavailable`)
    await retrySoon(ctx)
    return null
  }
}

/**
 * The tenant's header and footer (HF-01…04). Each part is cached separately, until the document, locations or stock behind it changes. A
 * tenant without a document has a header with only its name.
 */
export async function getChrome(ctx: TenantContext): Promise<SiteChrome> {
  const [stored, choices, showcase, licences] = await Promise.all([
    getStoredChrome(ctx),
    choicesOrNone(ctx),
    showcaseOrNone(ctx),
    getLicences(ctx),
  ])
  const sources = {
    choices,
    showcase,
    preset: stockPreset(ctx.settings['search.preset']),
    wording: ctx.settings['site.vehicleWording'],
    manufacturer: ctx.manufacturerName,
  }
  const booking = ctx.settings['locations.serviceBookingUrl']
  return {
    phone: stored?.phone || null,
    menu: menuToBookingSite(buildMenu(stored?.menu ?? [], sources), booking),
    columns: columnsToBookingSite(buildFooterColumns(stored?.columns ?? [], sources), booking),
    social: socialLinks(stored?.social ?? [], ctx.settings),
    groupLinks: groupLinks(ctx.settings),
    smallPrint: paragraphsOf(stored?.small_print),
    licences,
  }
}
