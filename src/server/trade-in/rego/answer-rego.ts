import { z } from 'zod'
import { regoStates } from '@/domain/leads/built-in/core-fields'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { readCaller } from '../../web/read-caller'
import { findByRego } from './find-by-rego'
import { countRego } from './rego-limits'

const headers = { 'cache-control': 'no-store' }

const refusal = (status: number, message: string, more: Record<string, string> = {}, field?: string) =>
  Response.json({ error: { field, message } }, { status, headers: { ...headers, ...more } })

const asked = z.object({
  rego: z
    .string('Enter a rego of up to 9 letters and digits.')
    .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^[A-Z0-9]{1,9}$/, 'Enter a rego of up to 9 letters and digits.')),
  regoState: z.enum(regoStates, 'Choose the state of the rego.'),
})

/**
 * Answers `GET /api/trade-in/rego?rego=ABC123&regoState=NSW` (TRADE-02): `{ found: false }` when the website looks up no regos, for an
 * unknown rego, and when the service fails. 429 after 15 look-ups from a network in ten minutes.
 */
export async function answerRego(ctx: TenantContext, request: Request): Promise<Response> {
  const read = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!read.success) {
    const [issue] = read.error.issues
    return refusal(400, issue?.message ?? 'Send a rego and its state.', {}, issue?.path.join('.'))
  }
  if (!ctx.settings['integrations.regoUrl']) return Response.json({ found: false }, { headers })
  const wait = await countRego(ctx, readCaller(request.headers).address)
  if (wait !== null)
    return refusal(429, 'Too many regos were looked up. Enter your vehicle instead.', {
      'retry-after': String(wait),
    })
  const found = await findByRego(ctx, read.data)
  return Response.json(found ? { found: true, ...found } : { found: false }, { headers })
}
