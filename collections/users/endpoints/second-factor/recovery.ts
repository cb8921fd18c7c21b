import type { Endpoint } from 'payload'
import { renewRecoveryCodes, secondFactorOf } from '@/server/accounts/second-factor/second-factors'
import { demandBoth, noteOf, ownerOf, secretAnswer } from './own-account'

/** Since when one has a second factor, and how many recovery codes are left. */
export const secondFactorStatus: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => secretAnswer({ secondFactor: await secondFactorOf(ownerOf(req).id) }),
}

/** Ten new recovery codes in place of those that are left, for one's password and a code. */
export const renewCodes: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: async (req) => {
    const owner = ownerOf(req)
    await demandBoth(req, owner)
    const recoveryCodes = await renewRecoveryCodes(owner.id)
    await noteOf(req, owner)('new-recovery-codes')
    return secretAnswer({ recoveryCodes })
  },
}
