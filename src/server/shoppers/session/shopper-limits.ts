import { networkOf } from '@/domain/security/caller'
import { limiters } from '../../accounts/limiters'
import { secretHash } from '../../accounts/sign-in-limits'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Each name is the prefix of its rows, beside those of staff. Known and unknown addresses count in the same way. */
const { limiterOf, count } = limiters({
  /** Codes sent, each a mail or a text message. */
  shopperCodesFromNetwork: { points: 60, duration: HOUR },
  shopperCodesTo: { points: 6, duration: HOUR },
  /** Codes entered for one address or number, over all codes that were sent to it. */
  shopperCodeTries: { points: 20, duration: HOUR },
  shopperPasswordsFromNetwork: { points: 100, duration: 15 * MINUTE },
  shopperPasswordsOfPair: { points: 10, duration: 15 * MINUTE },
  shopperPasswordsOfAccount: { points: 200, duration: HOUR },
})

/** An account, or a number, within its website or group. */
interface Target {
  readonly scope: string
  /** Email address or phone number. */
  readonly to: string
}

const keyOf = ({ scope, to }: Target) => secretHash('shopper', `${scope}\n${to}`)
const networkKey = (address: string) => secretHash('network', networkOf(address))

/** Whether another code may be sent. Counts it. */
export async function maySendCode(target: Target, address: string): Promise<boolean> {
  const excess = await count([
    { limit: 'shopperCodesFromNetwork', key: networkKey(address) },
    { limit: 'shopperCodesTo', key: keyOf(target) },
  ])
  return excess === null
}

export async function mayTryCode(target: Target): Promise<boolean> {
  return (await count([{ limit: 'shopperCodeTries', key: keyOf(target) }])) === null
}

const pairKey = (target: Target, address: string) =>
  secretHash('shopper pair', `${keyOf(target)}\n${networkOf(address)}`)

export async function mayTryPassword(target: Target, address: string): Promise<boolean> {
  const excess = await count([
    { limit: 'shopperPasswordsFromNetwork', key: networkKey(address) },
    { limit: 'shopperPasswordsOfPair', key: pairKey(target, address) },
    { limit: 'shopperPasswordsOfAccount', key: keyOf(target) },
  ])
  return excess === null
}

/** Refunds a right password. */
export async function refundPassword(target: Target, address: string): Promise<void> {
  await limiterOf('shopperPasswordsFromNetwork').reward(networkKey(address))
  await limiterOf('shopperPasswordsOfPair').delete(pairKey(target, address))
  await limiterOf('shopperPasswordsOfAccount').reward(keyOf(target))
}
