import { accountScope } from '@/domain/shoppers/account-scope'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import type { Shopper } from '../shopper'
import { pendingCode, spendCode } from './codes'
import { mayTryCode } from './shopper-limits'

export type PhoneOutcome = 'verified' | 'wrong-code' | 'expired' | 'too-many'

/** Stores the number once its code was entered by the shopper who asked for it (WATCH-05). */
export async function verifyPhone(
  ctx: TenantContext,
  shopper: Shopper,
  { token, code, now }: { token: string; code: string; now: Date },
): Promise<PhoneOutcome> {
  const pending = await pendingCode(database(), ctx, token, now)
  if (pending?.kind !== 'phone' || pending.shopperId !== shopper.id) return 'expired'
  if (!(await mayTryCode({ scope: accountScope(ctx), to: pending.phone }))) return 'too-many'
  if (!(await spendCode(database(), ctx, { token, code, now }))) return 'wrong-code'
  await database().query(
    'UPDATE shoppers SET phone = $2, phone_verified_at = $3, updated_at = $3 WHERE id = $1',
    [shopper.id, pending.phone, now],
  )
  return 'verified'
}
