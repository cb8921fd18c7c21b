import { setTimeout } from 'node:timers/promises'
import { addDataAndFileToRequest, createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { countForgotten } from '@/server/accounts/sign-in-limits'
import { noteSignIn } from '@/server/accounts/sign-in-log'
import { readCaller } from '@/server/web/read-caller'
import { asAccount } from '../as-account'
import { tooManyTries } from './answers'
import { findPerson } from './find-person'

/** Milliseconds after which it is answered, whether a mail is on its way or not. */
const ANSWERED_AFTER = 1000

async function sendLink({ payload, headers, url }: PayloadRequest, account: string, address: string) {
  const req = await createLocalReq({ req: { headers, url } }, payload)
  const person = (await findPerson(req, account))?.id ?? null
  const outcome = person === null ? 'unknown-address' : 'reset-asked'
  await noteSignIn({ outcome, person, account, address })
  await payload.forgotPassword({ collection: 'users', data: { email: account }, req })
}

/** One mail after another: Payload takes two of its few connections for each, and would wait for ever for the second. */
let queue = Promise.resolve()

/** Payload's mail to who forgot their password, behind limits. Neither its answer nor the time it takes tells who has an account. */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const account = asAccount(req.data?.email)
    if (account === '') {
      return Response.json({ errors: [{ message: 'Give your e-mail address.' }] }, { status: 400 })
    }
    const { address } = readCaller(req.headers)
    const excess = await countForgotten({ account, address })
    if (excess) {
      if (excess.isFirst) {
        const person = (await findPerson(req, account))?.id ?? null
        await noteSignIn({ outcome: 'too-many-tries', person, account, address })
      }
      return tooManyTries(excess.seconds)
    }
    queue = queue
      .then(() => sendLink(req, account, address))
      .catch((error) => {
        req.payload.logger.error({ err: error, msg: 'The mail for a forgotten password could not be sent.' })
      })
    await setTimeout(ANSWERED_AFTER)
    return Response.json({ message: req.t('general:success') })
  },
}
