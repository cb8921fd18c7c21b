import { addDataAndFileToRequest, type Endpoint, resetPasswordOperation, ValidationError } from 'payload'
import { deviceOf } from '@/server/accounts/device'
import { endSessions, secondFactorOf } from '@/server/accounts/second-factor/second-factors'
import { countResetLink } from '@/server/accounts/sign-in-limits'
import { noteSignIn } from '@/server/accounts/sign-in-log'
import { readCaller } from '@/server/web/read-caller'
import { tooManyTries, withSession } from './answers'
import { asAccount, asText } from './find-person'

/**
 * Payload's setting of a password by the link of a mail, behind a limit, with an entry in the audit log. Who has a second factor is
 * not signed in by it: a mailbox is none.
 */
export const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { address } = readCaller(req.headers)
    const excess = await countResetLink(address)
    if (excess) return tooManyTries(excess.seconds)
    const data = { password: asText(req.data?.password), token: asText(req.data?.token) }
    try {
      req.context.asksNoCode = true
      const result = await resetPasswordOperation({
        collection: req.payload.collections.users,
        data,
        req,
      })
      const { id, email } = result.user as { id: number; email: string }
      const account = asAccount(email)
      await noteSignIn({ outcome: 'reset', person: id, account, address })
      const message = req.t('authentication:passwordResetSuccessfully')
      if (await secondFactorOf(id)) {
        await endSessions(id)
        return Response.json({ message })
      }
      const device = deviceOf(req.headers, account)
      const body = { message, ...result }
      return withSession({ req, account, device, body })
    } catch (error) {
      if (!(error instanceof ValidationError)) {
        await noteSignIn({ outcome: 'wrong-reset-link', person: null, account: '', address })
      }
      throw error
    }
  },
}
