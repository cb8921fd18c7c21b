import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import type { Shopper } from '../shopper'

const OWN_LEADS = 'tenant_id = $2 AND lower(email) = $3 AND erased_at IS NULL'

/** Everything that the account holds, and what was sent with its address on this website, without the staff's own notes. */
export async function ownData(ctx: TenantContext, { id, email }: Shopper): Promise<unknown> {
  const { rows } = await database().query<{ data: unknown }>(
    `SELECT jsonb_build_object(
       'account', (SELECT to_jsonb(s) - '{id,tenant_id,scope}'::text[] FROM shoppers s WHERE s.id = $1),
       'sessions', (SELECT coalesce(jsonb_agg(jsonb_build_object('since', created_at, 'until', expires_at)), '[]')
         FROM shopper.sessions WHERE shopper_id = $1),
       'watchlist', (SELECT coalesce(jsonb_agg(jsonb_build_object('vehicle', v.name, 'saved_at', w.saved_at)), '[]')
         FROM shopper.watchlist w JOIN vehicles v ON v.id = w.vehicle_id WHERE w.shopper_id = $1),
       'searches', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'address', address, 'emails', alert,
           'saved_at', created_at)), '[]')
         FROM shopper.searches WHERE shopper_id = $1),
       'reservations', (SELECT coalesce(jsonb_agg(jsonb_build_object('vehicle', vehicle_name, 'state', state, 'ends_at', ends_at,
           'deposit_cents', deposit_cents, 'name', name, 'last_name', last_name, 'phone', phone, 'purchase', journey,
           'made_at', created_at) ORDER BY id), '[]')
         FROM reservations WHERE tenant_id = $2 AND (shopper_id = $1 OR lower(email) = $3)),
       'spins', (SELECT coalesce(jsonb_agg(jsonb_build_object('competition', c.name, 'prize', p.prize, 'code', p.code,
           'at', p.created_at)), '[]')
         FROM spins p JOIN spin_campaigns c ON c.id = p.campaign_id WHERE p.shopper_id = $1),
       'enquiries', (SELECT coalesce(jsonb_agg(jsonb_build_object('form', form_name, 'sent_at', created_at, 'name', name,
           'last_name', last_name, 'phone', phone, 'postcode', postcode, 'message', message, 'answers', answers,
           'vehicle', vehicle_snapshot, 'consents', consents) ORDER BY id), '[]')
         FROM leads WHERE ${OWN_LEADS}),
       'test_drives', (SELECT coalesce(jsonb_agg(jsonb_build_object('starts_at', d.starts_at, 'ends_at', d.ends_at,
           'state', d.state, 'location', l.name) ORDER BY d.id), '[]')
         FROM test_drives d JOIN locations l ON l.id = d.location_id
         WHERE d.tenant_id = $2 AND d.lead_id IN (SELECT id FROM leads WHERE ${OWN_LEADS})),
       'trade_ins', (SELECT coalesce(jsonb_agg(to_jsonb(v) - '{id,tenant_id,lead_id,vehicle_id,public_id,basis,provider}'::text[]
           ORDER BY v.id), '[]')
         FROM valuations v WHERE v.tenant_id = $2 AND v.lead_id IN (SELECT id FROM leads WHERE ${OWN_LEADS}))) AS data`,
    [id, ctx.id, email],
  )
  return rows[0]?.data
}

/** Deletes the account on all its websites. Leads stay with the dealer, who erases them on request (docs/leads/leads-privacy.md). */
export async function deleteAccount({ id }: Pick<Shopper, 'id'>): Promise<void> {
  await database().query('DELETE FROM shoppers WHERE id = $1', [id])
}
