import type { ImageCdn } from '@/domain/images/image-set'
import type { TenantContext } from '@/domain/tenants/tenant-context'

const isUpload = (value: object) => 'filename' in value && 'mimeType' in value

function addCdn(value: unknown, cdn: ImageCdn): unknown {
  if (Array.isArray(value)) return value.map((one) => addCdn(one, cdn))
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, addCdn(inner, cdn)]))
  return isUpload(value) ? { ...copy, cdn } : copy
}

/**
 * Adds the website's image CDN to every picture of a document, where `pictureOf` finds it, so that views need no extra prop. Returns the
 * document unchanged for a website without a CDN.
 */
export function withImageCdn<T>(ctx: Pick<TenantContext, 'settings' | 'canonicalHost'>, document: T): T {
  const base = ctx.settings['integrations.imageCdnBase']
  if (!base) return document
  return addCdn(document, { base, origin: ctx.canonicalHost ? `https://${ctx.canonicalHost}` : '' }) as T
}
