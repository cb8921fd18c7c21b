import { handleServerFunctions } from '@payloadcms/next/layouts'
import { headers as requestHeaders } from 'next/headers'
import { notFound } from 'next/navigation'
import { createLocalReq, getPayload, type ImportMap, type SanitizedConfig, type TypedUser } from 'payload'
import { z } from 'zod'
import { isForeignWrite } from '@/domain/security/foreign-write'
import { allowedArgs } from '~/collections/access/server-functions'

const call = z.object({ name: z.string(), args: z.unknown() })

interface Admin {
  config: Promise<SanitizedConfig> | SanitizedConfig
  importMap: ImportMap
}

/** Keeps the fields of the lock's holder that the admin shows. Payload would return the whole session. */
function shownHolder(user: unknown) {
  if (typeof user !== 'object' || user === null) return user
  const { id, collection, email, name } = user as Partial<TypedUser>
  return { id, collection, email, name }
}

interface FormState {
  lockedState: { user: unknown }
}

const tellsLock = (result: unknown): result is FormState =>
  typeof result === 'object' && result !== null && 'lockedState' in result && Boolean(result.lockedState)

/**
 * What Payload's forms take for no answer. A refusal would make Next load the page again, which leads somebody whose session has ended to the
 * sign-in page, and what they typed would be lost.
 */
const NO_FORM_STATE = { state: null }

/** Runs one of Payload's server functions if the person has access to what it touches. Any other call is "not found". */
export async function callServerFunction(given: unknown, { config, importMap }: Admin) {
  const { data } = call.safeParse(given)
  if (!data) notFound()
  const { name, args } = data
  const payload = await getPayload({ config, importMap, cron: true })
  const headers = await requestHeaders()
  if (isForeignWrite({ method: 'POST', headers }, payload.config.csrf)) notFound()
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  const req = await createLocalReq({ req: { headers, user } }, payload)
  const admitted = await allowedArgs(req, name, args)
  if (!admitted) {
    if (name === 'form-state' && !user) return NO_FORM_STATE
    notFound()
  }
  const result = await handleServerFunctions({ name, args: admitted, config, importMap })
  if (!tellsLock(result)) return result
  const { lockedState } = result
  return { ...result, lockedState: { ...lockedState, user: shownHolder(lockedState.user) } }
}
