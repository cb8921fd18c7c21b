import type { TenantContext } from '../tenants/tenant-context'

/** Where an account works: on one website, or on those of the group that share accounts. */
export const accountScope = ({
  id,
  groupId,
  settings,
}: Pick<TenantContext, 'id' | 'groupId' | 'settings'>): string =>
  settings['accounts.shared'] ? `g:${groupId}` : `t:${id}`
