import { APIError, addDataAndFileToRequest, type Endpoint, resetPasswordOperation } from 'payload'
import { endSessions, secondFactorOf } from '@/server/accounts/second-factor/second-factors'
import { countResetLink } from '@/server/accounts/sign-in-limits'
import { logSignIn } from '@/server/accounts/sign-in-log'
import { readCaller } from '@/server/web/read-caller'
import { asText, normaliseEmail } from '../sent-texts'
import { knownBrowserCookie, tooManyTries, withSession } from './responses'

const FORBIDDEN = 403

/**
 * Wraps Payload's reset-password operation in a rate limit and an audit log entry. A person with a second factor is not
 * signed in, because access to the mailbox does not replace the code. Either way the browser is known afterwards, so that
 * strangers' wrong guesses do not keep its user out.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { address } = readCaller(req.headers)
    const excess = await countResetLink(address)
    const unknown = { person: null, account: '', address }
    if (excess) {
      if (excess.isFirst) await logSignIn({ outcome: 'too-many-tries', ...unknown })
      return tooManyTries(excess.seconds)
    }
    const data = { password: asText(req.data?.password), token: asText(req.data?.token) }
    try {
      req.context.asksNoCode = true
      const result = await resetPasswordOperation({
        collection: req.payload.collections.users,
        data,
        req,
      })
      const { id, email } = result.user as { id: number; email: string }
      const account = normaliseEmail(email)
      await logSignIn({ outcome: 'reset', person: id, account, address })
      const message = req.t('authentication:passwordResetSuccessfully')
      if (await secondFactorOf(id)) {
        await endSessions(id)
        const headers = { 'set-cookie': await knownBrowserCookie(req, account, null) }
        return Response.json({ message }, { headers })
      }
      const body = { message, ...result }
      return await withSession({ req, account, device: null, body })
    } catch (error) {
      const isWrongLink = error instanceof APIError && error.status === FORBIDDEN
      if (isWrongLink) await logSignIn({ outcome: 'wrong-reset-link', ...unknown })
      throw error
    }
  },
}
