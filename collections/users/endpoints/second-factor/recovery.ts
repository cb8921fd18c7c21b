import type { Endpoint } from 'payload'
import { renewRecoveryCodes, secondFactorOf } from '@/server/accounts/second-factor/second-factors'
import { accountLogger, ownerOf, requirePasswordAndCode, uncachedResponse } from './own-account'

/** Returns when the person set up their second factor, and how many recovery codes are left. */
export const secondFactorStatus: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => uncachedResponse({ secondFactor: await secondFactorOf(ownerOf(req).id) }),
}

/** Replaces the remaining recovery codes with ten new ones. Requires the password and a code. */
export const renewCodes: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const owner = ownerOf(req)
    await requirePasswordAndCode(req, owner)
    const recoveryCodes = await renewRecoveryCodes(owner.id)
    await accountLogger(req, owner)('new-recovery-codes')
    return uncachedResponse({ recoveryCodes })
  },
}
