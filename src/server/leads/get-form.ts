import { buildTag } from '@/domain/cache/tags'
import { builtInForm } from '@/domain/leads/built-in/built-in-form'
import { isBuiltInKey } from '@/domain/leads/built-in/built-in-keys'
import { emptyContext, type FormContext } from '@/domain/leads/built-in/form-site'
import type { LeadForm } from '@/domain/leads/form/lead-form'
import { ownForm } from '@/domain/leads/form/own-form'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { cached } from '../cache/cached'
import { findForTenant } from '../clients/payload'
import { formSite } from './form-site'

const LONGEST_KEY = 80

/** A form of the website: a built-in one, or an editor's by its slug. Null if there is none. */
export async function getForm(
  ctx: TenantContext,
  key: string,
  context: FormContext = emptyContext,
): Promise<LeadForm | null> {
  const site = await formSite(ctx)
  if (isBuiltInKey(key)) return builtInForm(key, site, context)
  if (key === '' || key.length > LONGEST_KEY || key.includes('\0')) return null
  const tags = [buildTag('forms', { tenant: ctx.id })]
  const stored = await cached(ctx, ['form', key], tags, async () => {
    const [form] = await findForTenant(ctx, {
      collection: 'forms',
      where: { slug: { equals: key } },
      limit: 1,
    })
    return form ?? null
  })
  return stored && ownForm(stored, site, context)
}
