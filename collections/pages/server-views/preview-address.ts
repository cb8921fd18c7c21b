import type { PayloadRequest } from 'payload'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { database } from '@/server/clients/database'
import { previewToken } from '@/server/pages/preview/preview-token'
import { readOrigin } from '@/server/tenants/read-origin'
import { idOf } from '../../access/roles'

/**
 * Where the page's draft is shown on its own website. The address is signed and works for a day, without an account. Null before the page is
 * saved for the first time, and for a page that the person does not reach: the data comes from the browser.
 */
export async function previewAddress(
  data: Record<string, unknown>,
  req: PayloadRequest,
): Promise<string | null> {
  const id = idOf(data.id)
  if (id === null) return null
  const page = await req.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    select: { tenant: true },
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const tenant = idOf(page?.tenant)
  if (tenant === null) return null
  const origin = await readOrigin(database(), { id: tenant as TenantId })
  return `${origin}/preview/${previewToken(tenant, id, new Date())}`
}
