import { timingSafeEqual } from 'node:crypto'
import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  registerFirstUserOperation,
  ValidationError,
} from 'payload'
import { env } from '@/env'
import { SETUP_LOCK, setupCode } from '@/server/accounts/setup-code.mjs'
import { countSetupCode } from '@/server/accounts/sign-in-limits'
import { logSignIn } from '@/server/accounts/sign-in-log'
import { database } from '@/server/clients/database'
import { readCaller } from '@/server/web/read-caller'
import { asText, normaliseEmail } from '../sent-texts'
import { tooManyTries, withSession } from './responses'

const CONFLICT = 409

function isSetupCode(given: string): boolean {
  const [typed, code] = [given, setupCode(env().PAYLOAD_SECRET)].map((text) =>
    Buffer.from(text.toUpperCase().replace(/[^A-Z0-9]/g, '')),
  ) as [Buffer, Buffer]
  return typed.length === code.length && timingSafeEqual(typed, code)
}

/**
 * Runs the work under an advisory lock, so that only one process on any server creates the first account or the demo.
 * Throws 409 if the lock is taken.
 */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const client = await database().connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [SETUP_LOCK])
    if (rows[0]?.taken) return await work()
    throw new APIError('The first account or the demo is being created. Try again in a minute.', CONFLICT)
  } finally {
    client.release(true) // closing the connection releases the lock
  }
}

function register(req: PayloadRequest, email: string) {
  const { name, password } = req.data ?? {}
  return registerFirstUserOperation({
    collection: req.payload.collections.users,
    data: { name: asText(name), email, password: asText(password), role: 'platform-admin' },
    req,
  })
}

/** Replaces Payload's endpoint for the first account, which is a platform admin. It works once, and requires the setup code. */
export const firstAccount: Endpoint = {
  path: '/first-register',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true })
    if (totalDocs > 0) throw new Forbidden(req.t)
    const { address } = readCaller(req.headers)
    const excess = await countSetupCode(address)
    const account = normaliseEmail(req.data?.email)
    const note = { account, address }
    if (excess) {
      if (excess.isFirst) await logSignIn({ outcome: 'too-many-tries', person: null, ...note })
      return tooManyTries(excess.seconds)
    }
    if (!isSetupCode(asText(req.data?.setupCode))) {
      await logSignIn({ outcome: 'wrong-setup-code', person: null, ...note })
      const message = 'This is not the setup code. `npm start` and `npm run setup-code` print it.'
      throw new ValidationError({ collection: 'users', errors: [{ path: 'setupCode', message }] })
    }
    const { token, exp, user } = await alone(() => register(req, account))
    await logSignIn({ outcome: 'first-account', person: Number(user?.id), ...note })
    const body = { message: req.t('authentication:successfullyRegisteredFirstUser'), token, exp, user }
    return await withSession({ req, account, device: null, body })
  },
}
