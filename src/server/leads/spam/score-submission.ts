import type { Answers } from '@/domain/leads/form/lead-form'
import { type SpamScore, scoreSpam, type TurnstileOutcome } from '@/domain/leads/spam/score-spam'
import { ownValue } from '@/domain/records/own-value'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { database } from '../../clients/database'
import type { Submission } from '../submission/submission'
import { askTurnstile } from './ask-turnstile'
import { isThrowAwayAddress } from './throw-away-address'

const DAY_MS = 86_400_000

/** Browsers send how long the form was shown, or when it was shown by their own clock. A clock that is wrong says nothing. */
function secondsOf(openedAt: number | null, now: number): number | null {
  if (openedAt === null) return null
  const shownMs = openedAt < DAY_MS ? openedAt : now - openedAt
  return shownMs < 0 ? null : shownMs / 1000
}

async function turnstileOutcome(
  ctx: TenantContext,
  token: string | null,
  ask: typeof askTurnstile,
): Promise<TurnstileOutcome> {
  if (ctx.settings['leads.turnstileKey'] === '') return 'off'
  // Not part of the context, which is cached.
  const { rows } = await database().query<{ secret: string | null }>(
    'SELECT turnstile_secret AS secret FROM tenants WHERE id = $1',
    [ctx.id],
  )
  const secret = rows[0]?.secret
  return secret ? ask(secret, token) : 'off'
}

interface Scored {
  readonly submission: Pick<Submission, 'openedAt' | 'turnstile' | 'trap'>
  readonly answers: Answers
  readonly sentFromNetwork: number
  readonly now: number
}

export async function scoreSubmission(
  ctx: TenantContext,
  { submission, answers, sentFromNetwork, now }: Scored,
  ask = askTurnstile,
): Promise<SpamScore> {
  const email = ownValue(answers, 'email')
  return scoreSpam({
    hasFilledTrap: submission.trap.trim() !== '',
    seconds: secondsOf(submission.openedAt, now),
    text: Object.values(answers)
      .filter((answer) => typeof answer === 'string')
      .join('\n'),
    hasThrowAwayAddress: typeof email === 'string' && isThrowAwayAddress(email),
    sentFromNetwork,
    turnstile: await turnstileOutcome(ctx, submission.turnstile, ask),
  })
}
