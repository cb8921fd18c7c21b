import { APIError, type Endpoint } from 'payload'
import { parseCode } from '@/domain/accounts/given-code'
import { setUpAddress } from '@/server/accounts/second-factor/authenticator'
import { beginSetUp, finishSetUp } from '@/server/accounts/second-factor/second-factors'
import { qrPath } from '@/server/print/qr-path'
import { codeCookies } from '../../hooks/check-code'
import { asText } from '../../sent-texts'
import { accountLogger, ownerOf, refusedField, requirePassword, uncachedResponse } from './own-account'

const CONFLICT = 409

/** Creates a secret for an authenticator app, as a QR code and as text. It takes effect once a code confirms it. */
export const beginSecondFactor: Endpoint = {
  path: '/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const { id, email } = ownerOf(req)
    const secret = await beginSetUp(id)
    if (!secret) throw new APIError('You already have a second factor. Remove it first.', CONFLICT)
    return uncachedResponse({ secret, qr: qrPath(setUpAddress(secret, email)) })
  },
}

/**
 * Turns the second factor on with the password and the app's first code. Returns the recovery codes, which are shown
 * only once.
 */
export const finishSecondFactor: Endpoint = {
  path: '/second-factor/finish',
  method: 'post',
  handler: async (req) => {
    const owner = ownerOf(req)
    await requirePassword(req, owner)
    const note = accountLogger(req, owner)
    const given = parseCode(asText(req.data?.code))
    const recoveryCodes =
      given?.kind === 'app' ? await finishSetUp(owner.id, given.code, owner.session) : null
    if (!recoveryCodes) {
      await note('wrong-code')
      throw refusedField('code', 'This is not the code your app shows now.')
    }
    await note('second-factor-on')
    const response = uncachedResponse({ recoveryCodes })
    for (const cookie of await codeCookies(req, owner.id)) response.headers.append('set-cookie', cookie)
    return response
  },
}
