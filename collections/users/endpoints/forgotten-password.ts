import { setTimeout } from 'node:timers/promises'
import { addDataAndFileToRequest, createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { countPasswordReset } from '@/server/accounts/sign-in-limits'
import { logSignIn } from '@/server/accounts/sign-in-log'
import { readCaller } from '@/server/web/read-caller'
import { forgottenPasswordMail, forgottenPasswordSubject } from '../hooks/forgotten-password-mail'
import { findPerson } from '../hooks/stored-person'
import { normaliseEmail } from '../sent-texts'
import { tooManyTries } from './responses'

/** Milliseconds. Every answer takes this long, whether a mail is sent or not. */
const ANSWERED_AFTER = 1000

async function sendMail(req: PayloadRequest, to: string, token: string, name: string): Promise<void> {
  const { email } = req.payload
  await email.sendEmail({
    from: `"${email.defaultFromName}" <${email.defaultFromAddress}>`,
    to,
    subject: forgottenPasswordSubject(),
    html: forgottenPasswordMail({ req, token, user: { name } }),
  })
}

/** Creates the link first and then mails it, so that no database connection is held while the mail server answers. */
async function sendLink({ payload, headers, url }: PayloadRequest, account: string, address: string) {
  const req = await createLocalReq({ req: { headers, url } }, payload)
  const found = await findPerson(req, account)
  const note = { person: found?.id ?? null, account, address }
  if (found === null) return logSignIn({ outcome: 'unknown-address', ...note })
  try {
    const data = { email: account }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true, req })
    if (!token) return await logSignIn({ outcome: 'unknown-address', ...note })
    await sendMail(req, found.email, token, found.name)
    await logSignIn({ outcome: 'reset-asked', ...note })
  } catch (error) {
    await logSignIn({ outcome: 'reset-mail-failed', ...note })
    throw error
  }
}

/** Mails a reset link, behind rate limits. Neither the response nor its timing reveals whether the account exists. */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const account = normaliseEmail(req.data?.email)
    if (account === '') {
      return Response.json({ errors: [{ message: 'Enter your email address.' }] }, { status: 400 })
    }
    const { address } = readCaller(req.headers)
    const excess = await countPasswordReset({ account, address })
    if (excess) {
      if (excess.isFirst) {
        const person = (await findPerson(req, account))?.id ?? null
        await logSignIn({ outcome: 'too-many-tries', person, account, address })
      }
      return tooManyTries(excess.seconds)
    }
    sendLink(req, account, address).catch((err) => {
      req.payload.logger.error({ err, msg: 'The email for a forgotten password could not be sent.' })
    })
    await setTimeout(ANSWERED_AFTER)
    return Response.json({ message: req.t('general:success') })
  },
}
