import { randomInt } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type Campaign, mailboxOf, SPIN_TO_WIN, type Spin } from '@/domain/spin/campaign'
import { DRAWS, drawPrize, type Prize } from '@/domain/spin/draw-prize'
import { prizeMail } from '@/domain/spin/prize-mail'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../clients/database'
import { inTransaction } from '../clients/in-transaction'
import { personKey } from '../leads/privacy/person-key'
import { enqueueMail } from '../mail/enqueue-mail'
import type { Shopper } from '../shoppers/shopper'
import { readOrigin } from '../tenants/read-origin'
import { liveCampaign } from './live-campaign'

type Owner = Pick<Shopper, 'id' | 'email'>

const keyOf = ({ groupId }: TenantContext, { email }: Owner) =>
  personKey(groupId, { email: mailboxOf(email), phone: null }) ?? ''

/** The shopper's spin of a campaign; null before it. */
export async function findSpin(
  client: Pool | PoolClient,
  ctx: TenantContext,
  campaign: Pick<Campaign, 'id'>,
  shopper: Owner,
): Promise<Spin | null> {
  const { rows } = await client.query<Spin>(
    'SELECT prize, code FROM spins WHERE campaign_id = $1 AND person_key = $2',
    [campaign.id, keyOf(ctx, shopper)],
  )
  return rows[0] ?? null
}

/**
 * Spins once: a second spin changes nothing and wins what the first one won. Spins of a campaign wait for each other, so that
 * no prize is given more often than there are. Null when no campaign runs.
 */
export async function spinWheel(ctx: TenantContext, shopper: Owner, now: Date): Promise<Spin | null> {
  const address = (await readOrigin(database(), ctx)) + SPIN_TO_WIN
  return inTransaction(database(), async (client) => {
    const campaign = await liveCampaign(client, ctx, { now, lock: true })
    if (!campaign) return null
    const before = await findSpin(client, ctx, campaign, shopper)
    if (before) return before
    const prize = drawPrize(campaign.prizes, await givenPrizes(client, campaign), randomInt(DRAWS))
    const spin = await storeSpin(client, ctx, { campaign, shopper, prize })
    if (prize && spin.code) {
      const won = {
        prize: prize.label,
        code: spin.code,
        campaign: campaign.name,
        siteName: ctx.name,
        address,
      }
      await enqueueMail(client, { tenantId: ctx.id, to: shopper.email, ...prizeMail(won) })
    }
    return spin
  })
}

async function givenPrizes(client: PoolClient, { id }: Campaign): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ prize_id: string; count: number }>(
    'SELECT prize_id, count(*)::int AS count FROM spins WHERE campaign_id = $1 AND prize_id IS NOT NULL GROUP BY 1',
    [id],
  )
  return new Map(rows.map(({ prize_id, count }) => [prize_id, count]))
}

/** Without characters that people confuse. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

interface Drawn {
  readonly campaign: Campaign
  readonly shopper: Owner
  readonly prize: Prize | null
}

async function storeSpin(
  client: PoolClient,
  ctx: TenantContext,
  { campaign, shopper, prize }: Drawn,
): Promise<Spin> {
  const spin = { prize: prize?.label ?? null, code: prize && newCode() }
  await client.query(
    `INSERT INTO spins (tenant_id, campaign_id, shopper_id, person_key, prize, prize_id, code)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.id, campaign.id, shopper.id, keyOf(ctx, shopper), spin.prize, prize?.id ?? null, spin.code],
  )
  return spin
}
