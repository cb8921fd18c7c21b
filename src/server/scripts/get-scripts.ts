import { buildTag } from '@/domain/cache/tags'
import type { SiteScript } from '@/domain/scripts/site-script'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Script } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'

/** An upper bound: no website has more. */
const MOST = 30

const texts = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : []

/** A setting of a script that stands for the website's id in its chat service. */
const CHAT_ID = '{chatId}'

const scriptOf = ({ id, src, purpose, attributes, origins, paths }: Script, chatId: string): SiteScript => ({
  id,
  src,
  purpose,
  attributes: Object.fromEntries(
    (attributes ?? []).map(({ name, value }) => [name, (value ?? '').replaceAll(CHAT_ID, chatId)]),
  ),
  origins: texts(origins),
  paths: texts(paths),
})

/**
 * The scripts of other companies that the website runs. Cached until one changes. Every page has them: a script that is switched off is gone
 * from the next page that a shopper opens.
 */
export function getScripts(ctx: TenantContext): Promise<readonly SiteScript[]> {
  const tags = [buildTag('tenant', { tenant: ctx.id }), buildTag('scripts', { tenant: ctx.id })]
  return cached(ctx, ['scripts'], tags, async () => {
    const options = {
      collection: 'scripts',
      where: { enabled: { equals: true } },
      limit: MOST,
      sort: 'id',
    } as const
    const chatId = ctx.settings['integrations.chatId']
    return (await findForTenant(ctx, options)).map((script) => scriptOf(script, chatId))
  })
}
