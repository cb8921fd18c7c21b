import { buildTag } from '@/domain/cache/tags'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { LandingText } from '@/payload-types'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'

export type LandingTextDocument = Pick<LandingText, 'title' | 'description' | 'intro' | 'introPlace'>

/** An upper bound: no editor writes more landing texts. */
const MOST = 2000

const tagsOf = (ctx: TenantContext) => [buildTag('landingTexts', { tenant: ctx.id })]

/** The ids of the tenant's landing texts by path, so that a page without one costs no query. */
function getWrittenPaths(ctx: TenantContext): Promise<Readonly<Record<string, number>>> {
  return cached(ctx, ['landing-texts'], tagsOf(ctx), async () => {
    const texts = await findForTenant(ctx, { collection: 'landing-texts', limit: MOST })
    return Object.fromEntries(texts.map(({ path, id }) => [path, id]))
  })
}

/** The editor's text for the landing page at this path, or null. Cached until a landing text changes. */
export async function getLandingText(ctx: TenantContext, path: string): Promise<LandingTextDocument | null> {
  const written = await getWrittenPaths(ctx)
  const id = ownValue(written, path)
  if (id === undefined) return null
  return cached(ctx, ['landing-text', String(id)], tagsOf(ctx), async () => {
    const [text] = await findForTenant(ctx, {
      collection: 'landing-texts',
      where: { id: { equals: id } },
      limit: 1,
    })
    if (!text) return null
    const { title, description, intro, introPlace } = text
    return { title, description, intro, introPlace }
  })
}
