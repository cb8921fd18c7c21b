import { createHmac } from 'node:crypto'
import { networkOf } from '@/domain/security/caller'
import { env } from '@/env'
import { type Counted as CountedBy, limiters } from './limiters'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Tries (`points`) per `duration` in seconds. Successful sign-ins are not counted. */
const LIMITS = {
  /** From one network, to any account. */
  network: { points: 100, duration: 15 * MINUTE },
  networkAtAccount: { points: 10, duration: 15 * MINUTE },
  /** To one account, from anywhere. When it is used up, only browsers that have signed in to the account before can sign in. */
  account: { points: 500, duration: HOUR },
  /** From one browser that has signed in to the account before. */
  device: { points: 10, duration: 15 * MINUTE },
  currentPassword: { points: 10, duration: 15 * MINUTE },
  /** At the codes of one account, from browsers that have not given a correct code before. Each of them knows the password. */
  code: { points: 20, duration: DAY },
  /** At the codes of one account, from a browser that has given a correct code before. */
  codeFromDevice: { points: 10, duration: 15 * MINUTE },
  /** Password reset requests, from one network and for one account. Each sends a mail. */
  mailsFromNetwork: { points: 30, duration: HOUR },
  mailsToAccount: { points: 5, duration: HOUR },
  resetLink: { points: 30, duration: HOUR },
  setupCode: { points: 20, duration: HOUR },
} as const

type Limit = keyof typeof LIMITS

type Counted = CountedBy<Limit>

const { limiterOf, count } = limiters<Limit>(LIMITS)

/** Represents an address in tables and cookies. It cannot be read, or guessed without PAYLOAD_SECRET. */
export const secretHash = (purpose: string, text: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`${purpose}\n${text}`).digest('base64url')

export interface SignInTry {
  /** The email address, in lower case. */
  readonly account: string
  readonly address: string
  /** The browser's device id if it has signed in to this account before; otherwise null. */
  readonly device: string | null
}

const accountKey = (account: string) => secretHash('account', account)
const networkKey = (address: string) => secretHash('network', networkOf(address))

/**
 * A browser that has signed in before has its own counter, so that other people's tries cannot lock its owner out. All other tries count by
 * network, by account, and by both.
 */
function countedFor({ account, address, device }: SignInTry): Counted[] {
  if (device) return [{ limit: 'device', key: secretHash('device', `${account}\n${device}`) }]
  return [
    { limit: 'network', key: networkKey(address) },
    { limit: 'networkAtAccount', key: secretHash('pair', `${networkOf(address)}\n${account}`) },
    { limit: 'account', key: accountKey(account) },
  ]
}

export const countSignIn = (tried: SignInTry) => count(countedFor(tried))

/** Refunds a successful try, and clears earlier tries from the same browser or network at the account. */
export async function clearSignInTries(tried: SignInTry): Promise<void> {
  for (const { limit, key } of countedFor(tried)) {
    if (limit === 'network' || limit === 'account') await limiterOf(limit).reward(key)
    else await limiterOf(limit).delete(key)
  }
}

/** Refunds only this try: the password was right, and the second factor's code is still to come. */
export async function refundSignInTry(tried: SignInTry): Promise<void> {
  for (const { limit, key } of countedFor(tried)) await limiterOf(limit).reward(key)
}

export interface CodeTry {
  readonly person: number
  /** The browser's device id if it has given a correct code of this account before; otherwise null. */
  readonly device: string | null
}

const codeCountedFor = ({ person, device }: CodeTry): Counted =>
  device
    ? { limit: 'codeFromDevice', key: secretHash('code from device', `${person}\n${device}`) }
    : { limit: 'code', key: String(person) }

export const countCode = (tried: CodeTry) => count([codeCountedFor(tried)])

/** Refunds a correct code. Earlier tries, which may be somebody else's, stay counted. */
export async function refundCodeTry(tried: CodeTry): Promise<void> {
  const { limit, key } = codeCountedFor(tried)
  await limiterOf(limit).reward(key)
}

export const countPasswordReset = ({ account, address }: Omit<SignInTry, 'device'>) =>
  count([
    { limit: 'mailsFromNetwork', key: networkKey(address) },
    { limit: 'mailsToAccount', key: accountKey(account) },
  ])

export const countCurrentPassword = (person: number) =>
  count([{ limit: 'currentPassword', key: String(person) }])

export const countResetLink = (address: string) => count([{ limit: 'resetLink', key: networkKey(address) }])

export const countSetupCode = (address: string) => count([{ limit: 'setupCode', key: networkKey(address) }])
