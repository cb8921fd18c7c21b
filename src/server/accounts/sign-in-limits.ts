import { createHmac } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@/domain/security/caller'
import { env } from '@/env'
import { database } from '../clients/database'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many tries in so many seconds. Signing in that succeeds is not counted. */
const LIMITS = {
  /** From one network, whatever it tries. */
  network: { points: 100, duration: 15 * MINUTE },
  /** From one network at one account. */
  networkAtAccount: { points: 10, duration: 15 * MINUTE },
  /** At one account, from wherever. Whoever spends it keeps browsers out that have not signed in to it before. */
  account: { points: 500, duration: HOUR },
  /** From one browser that has signed in to the account before. */
  device: { points: 10, duration: 15 * MINUTE },
  /** At the current password, for somebody who is signed in. */
  currentPassword: { points: 10, duration: 15 * MINUTE },
  /** At the codes of one account, from browsers that have not given one before. Who tries one knows the password. */
  code: { points: 20, duration: DAY },
  /** At the codes of one account, from a browser that has. */
  codeFromDevice: { points: 10, duration: 15 * MINUTE },
  /** Forgotten passwords from one network, and at one account: each is a mail to somebody. */
  mailsFromNetwork: { points: 30, duration: HOUR },
  mailsToAccount: { points: 5, duration: HOUR },
  /** Links of such mails from one network. */
  resetLink: { points: 30, duration: HOUR },
  /** Setup codes from one network. */
  setupCode: { points: 20, duration: HOUR },
} as const

type Limit = keyof typeof LIMITS

/** Something that is counted. */
interface Counted {
  readonly limit: Limit
  readonly key: string
}

let limiters: Record<Limit, RateLimiterPostgres> | undefined

function limiterOf(limit: Limit): RateLimiterPostgres {
  const make = (keyPrefix: Limit) =>
    new RateLimiterPostgres({
      storeClient: database(),
      storeType: 'pool',
      schemaName: 'limits',
      tableName: 'tries',
      tableCreated: true, // by a migration
      clearExpiredByTimeout: false, // the worker removes them at night
      keyPrefix,
      ...LIMITS[keyPrefix],
    })
  limiters ??= Object.fromEntries(
    Object.keys(LIMITS).map((name) => [name, make(name as Limit)]),
  ) as unknown as Record<Limit, RateLimiterPostgres>
  return limiters[limit]
}

/** What stands for an address in tables and cookies: nobody reads it, and nobody without our secret can guess it. */
export const secretHash = (purpose: string, text: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose}\n${text}`).digest('base64url')

export interface SignInTry {
  /** The e-mail address, in lower case. */
  readonly account: string
  /** The caller's network address. */
  readonly address: string
  /** The browser that has signed in to this account before; null for any other. */
  readonly device: string | null
}

const accountKey = (account: string) => secretHash('account', account)
const networkKey = (address: string) => secretHash('network', networkOf(address))

/**
 * A browser that has signed in before is counted by itself, so that nobody else's tries can lock its owner out. All other tries are
 * counted by network, by account, and by both.
 */
function countedFor({ account, address, device }: SignInTry): Counted[] {
  if (device) return [{ limit: 'device', key: secretHash('device', `${account}\n${device}`) }]
  return [
    { limit: 'network', key: networkKey(address) },
    { limit: 'networkAtAccount', key: secretHash('pair', `${networkOf(address)}\n${account}`) },
    { limit: 'account', key: accountKey(account) },
  ]
}

/** One try too many. */
export interface Excess {
  /** To wait. */
  readonly seconds: number
  /** Whether it is the first of its series, which the log tells of. */
  readonly isFirst: boolean
}

/** Counts what is tried, before it is judged. Gives what is said of it when it is one too many, else null. */
async function count(counted: readonly Counted[]): Promise<Excess | null> {
  for (const { limit, key } of counted) {
    try {
      await limiterOf(limit).consume(key)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const { msBeforeNext, consumedPoints } = error
      return {
        seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
        isFirst: consumedPoints === LIMITS[limit].points + 1,
      }
    }
  }
  return null
}

/** Counts a try to sign in. */
export const countSignIn = (tried: SignInTry) => count(countedFor(tried))

/** Takes back the count of a try that succeeded, and with it those from the same browser or network at the account. */
export async function forgiveSignIn(tried: SignInTry): Promise<void> {
  for (const { limit, key } of countedFor(tried)) {
    if (limit === 'network' || limit === 'account') await limiterOf(limit).reward(key)
    else await limiterOf(limit).delete(key)
  }
}

/** Takes back the count of this one try, and of no other: the password was right, and the code is still to come. */
export async function uncountSignIn(tried: SignInTry): Promise<void> {
  for (const { limit, key } of countedFor(tried)) await limiterOf(limit).reward(key)
}

export interface CodeTry {
  /** Whose code. */
  readonly person: number
  /** The browser that has given a code of this account before; null for any other. */
  readonly device: string | null
}

const codeCountedFor = ({ person, device }: CodeTry): Counted =>
  device
    ? { limit: 'codeFromDevice', key: secretHash('code from device', `${person}\n${device}`) }
    : { limit: 'code', key: String(person) }

/** Counts a code of the second factor. */
export const countCode = (tried: CodeTry) => count([codeCountedFor(tried)])

/** Takes back the count of a code that was good. Those before it, which may be somebody else's, stay counted. */
export async function forgiveCode(tried: CodeTry): Promise<void> {
  const { limit, key } = codeCountedFor(tried)
  await limiterOf(limit).reward(key)
}

/** Counts a forgotten password. */
export const countForgotten = ({ account, address }: Omit<SignInTry, 'device'>) =>
  count([
    { limit: 'mailsFromNetwork', key: networkKey(address) },
    { limit: 'mailsToAccount', key: accountKey(account) },
  ])

/** Counts a guess at the password of whoever is signed in. */
export const countCurrentPassword = (person: number) =>
  count([{ limit: 'currentPassword', key: String(person) }])

/** Counts the link of a mail for a forgotten password. */
export const countResetLink = (address: string) => count([{ limit: 'resetLink', key: networkKey(address) }])

/** Counts a setup code for the first account. */
export const countSetupCode = (address: string) => count([{ limit: 'setupCode', key: networkKey(address) }])
