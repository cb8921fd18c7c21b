import { readTenantContext } from '@/server/tenants/read-tenant-context'

/** Whether only admins publish on the website. */
export const needsApproval = async (tenant: number): Promise<boolean> =>
  (await readTenantContext(tenant))?.settings['content.approval'] ?? false
