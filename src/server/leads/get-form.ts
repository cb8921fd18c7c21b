import { buildTag } from '@/domain/cache/tags'
import { builtInForm } from '@/domain/leads/built-in/built-in-form'
import { isBuiltInKey } from '@/domain/leads/built-in/built-in-keys'
import { emptyContext, type FormContext } from '@/domain/leads/built-in/form-site'
import { ownForm } from '@/domain/leads/built-in/own-form'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import type { Form } from '@/payload-types'
import { cached } from '../cache/cached'
import { database } from '../clients/database'
import { findForTenant } from '../clients/payload'
import { formSite } from './form-site'

const LONGEST_KEY = 80

/** An editor's form as it is stored, cached until one changes. Null if the website has none of that slug. The slugs are cached as one list: any number of unknown ones asks the database no more than once. */
export async function getOwnForm(ctx: Pick<TenantContext, 'id'>, slug: string): Promise<Form | null> {
  if (slug === '' || slug.length > LONGEST_KEY || slug.includes('\0')) return null
  const tags = [buildTag('forms', { tenant: ctx.id })]
  const slugs = await cached(ctx, ['form-slugs'], tags, () => readSlugs(ctx))
  if (!slugs.includes(slug)) return null
  return cached(ctx, ['form', slug], tags, async () => {
    const [form] = await findForTenant(ctx, {
      collection: 'forms',
      where: { slug: { equals: slug } },
      limit: 1,
    })
    return form ?? null
  })
}

async function readSlugs({ id }: Pick<TenantContext, 'id'>): Promise<string[]> {
  const { rows } = await database().query<{ slug: string }>('SELECT slug FROM forms WHERE tenant_id = $1', [
    id,
  ])
  return rows.map(({ slug }) => slug)
}

/** A form of the website: a built-in one, or an editor's by its slug. Null if there is none. */
export async function getForm(
  ctx: TenantContext,
  key: string,
  context: FormContext = emptyContext,
): Promise<LeadForm | null> {
  const site = await formSite(ctx)
  if (isBuiltInKey(key)) return builtInForm(key, site, context)
  const stored = await getOwnForm(ctx, key)
  return stored && ownForm(stored, site, context)
}
