import { isBuiltInKey } from '@/domain/leads/built-in/built-in-keys'
import { receivedText } from '@/domain/leads/reply/next-steps'
import { type ReplyPromise, replyPromise } from '@/domain/leads/reply/reply-promise'
import { replyText } from '@/domain/leads/reply/reply-text'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { getOwnForm } from './get-form'
import { getLeadPlaces } from './lead-places'

export interface Success {
  readonly received: string
  readonly reply: string
  readonly place: { readonly name: string; readonly phone: string | null } | null
}

const UNKNOWN: ReplyPromise = { kind: 'unknown' }

/**
 * What a shopper reads after sending a form: what happens next, and when, by the hours of the lead's location in its own time zone
 * (ROUTE-26). An unknown form or location gets the general texts.
 */
export async function getSuccess(
  ctx: TenantContext,
  { form, location }: { form: string; location: string },
  now: Date,
): Promise<Success> {
  const places = await getLeadPlaces(ctx)
  const place = places.find(({ id }) => String(id) === location) ?? places[0] ?? null
  const own = isBuiltInKey(form) ? null : await getOwnForm(ctx, form)
  const promise = place ? replyPromise(place, now.getTime()) : UNKNOWN
  return {
    received: receivedText(form, own?.success_text ?? null),
    reply: replyText(promise, { place: place?.name ?? ctx.name, within: ctx.settings['leads.replyWithin'] }),
    place: place && { name: place.name, phone: place.phone },
  }
}
