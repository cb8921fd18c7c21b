import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { paymentProviderOf } from './provider-of'

export const takesPayments = async ({ groupId }: Pick<TenantContext, 'groupId'>): Promise<boolean> =>
  (await paymentProviderOf(database(), groupId)) !== null
