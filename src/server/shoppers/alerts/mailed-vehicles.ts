import { sizedImage } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import type { MailVehicle } from '@/domain/leads/delivery/mail/mail-vehicles'
import { formatDollars } from '@/domain/money/money'
import { type PriceOptions, priceDisplay, priceOptions } from '@/domain/pricing/price-display'
import type { StockHit } from '@/domain/stock/search/results/result'
import type { TenantContext } from '@/domain/tenants/tenant-context'

function priceText(hit: StockHit, options: PriceOptions): string {
  const shown = priceDisplay(hit, options)
  if (shown === null) return ''
  if (shown.kind === 'text') return shown.text
  if (shown.kind === 'subscription') return `${formatDollars(shown.amount)} per week subscription`
  return [formatDollars(shown.amount), shown.priceType].filter(Boolean).join(' ')
}

/** A listed vehicle as mails show it. */
export function mailedVehicle(ctx: TenantContext, origin: string, hit: StockHit): MailVehicle {
  const [photo] = hit.photos
  return {
    name: hit.name,
    detail: priceText(hit, priceOptions(ctx.settings)),
    url: origin + hit.path,
    picture: photo ? origin + sizedImage(stockPhoto(hit.slug, photo), { width: 320 }) : null,
  }
}
