import { redirect } from 'next/navigation'
import { type Gate, isGateOn, typeOfGate } from '@/domain/shoppers/gates'
import { safePath } from '@/domain/shoppers/safe-path'
import { signInPath } from '@/domain/shoppers/sign-in-path'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getShopper } from './get-shopper'
import type { Shopper } from './shopper'

interface Asked {
  readonly headers: Pick<Headers, 'get'>
  /** The path and query of the page, to return to after signing in. */
  readonly address: string
}

/**
 * Returns the shopper; null for a visitor where the gate is off. Redirects a visitor to sign in where it is on (AUTH-06).
 * Only for pages that are rendered per request.
 */
export async function gatePage(ctx: TenantContext, gate: Gate, asked: Asked): Promise<Shopper | null> {
  const shopper = await getShopper(ctx, asked.headers)
  if (shopper || !isGateOn(gate, ctx.settings)) return shopper
  const back = safePath(asked.headers.get('referer'), asked.headers.get('host')) ?? '/'
  redirect(signInPath({ type: typeOfGate(gate), redirect: asked.address, back }))
}
