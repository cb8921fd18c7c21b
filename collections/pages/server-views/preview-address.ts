import type { PayloadRequest } from 'payload'
import type { TenantId } from '@/domain/tenants/tenant-context'
import { database } from '@/server/clients/database'
import { previewToken } from '@/server/pages/preview/preview-token'
import { readOrigin } from '@/server/tenants/read-origin'
import { idOf } from '../../access/roles'

/**
 * Where the page's draft is shown on its own website. The address is signed and works for a day, without an account. Null before the page is
 * saved for the first time.
 */
export async function previewAddress(
  data: Record<string, unknown>,
  req: PayloadRequest,
): Promise<string | null> {
  const [tenant, id] = [idOf(data.tenant), idOf(data.id)]
  if (!req.user || tenant === null || id === null) return null
  const origin = await readOrigin(database(), { id: tenant as TenantId })
  return `${origin}/preview/${previewToken(tenant, id, new Date())}`
}
