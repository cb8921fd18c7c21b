import {
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { z } from 'zod'
import { ERASE_WORD } from '@/domain/leads/privacy/erase-word'
import { database } from '@/server/clients/database'
import { erasePerson } from '@/server/leads/privacy/erase-person'
import { exportPerson } from '@/server/leads/privacy/export-person'
import { exportText } from '@/server/leads/privacy/export-text'
import { contactSchema } from '@/server/leads/privacy/parse-contact'
import type { PersonRequest } from '@/server/leads/privacy/person-request'
import { allowedTenants } from '../../access/allowed-tenants'
import { staffUser } from '../../access/roles'
import { streamOf } from '../../requests/requests'

const confirmSchema = z.object({
  confirm: z.literal(ERASE_WORD, {
    error: `Enter ${ERASE_WORD} to erase this person’s data. It cannot be undone.`,
  }),
})

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

const filesSchema = z.object({ files: z.boolean('files: send true or false.').default(true) })

/** Only group and platform admins answer for a person's data. Nothing personal is in the address or the log. */
async function requestOf(req: PayloadRequest): Promise<PersonRequest> {
  const user = staffUser(req)
  if (user?.role !== 'platform-admin' && user?.role !== 'group-admin') throw new Forbidden(req.t)
  await addDataAndFileToRequest(req)
  const contact = parsed(contactSchema, req.data)
  return { contact, websites: await allowedTenants(req), author: user.id, now: new Date() }
}

function parsed<T>(schema: z.ZodType<T>, data: unknown): T {
  const { data: value, error } = schema.safeParse(data)
  if (!error) return value
  const errors = error.issues.map(({ path, message }) => ({ path: path.join('.') || 'email', message }))
  throw new ValidationError({ collection: 'leads', errors })
}

/**
 * `POST /api/leads/person/export` with `{ email }` or `{ phone }`: everything held about the person, as JSON. Files are listed without their
 * contents with `{ files: false }`.
 */
const exported: Endpoint = {
  path: '/person/export',
  method: 'post',
  handler: async (req) => {
    const request = await requestOf(req)
    const { files } = parsed(filesSchema, req.data)
    const held = await exportPerson(database(), request)
    if (!files) return Response.json(held, NO_STORE)
    const headers = { ...NO_STORE.headers, 'content-type': 'application/json' }
    return new Response(streamOf(req, exportText(held), 'The export of a person stopped.'), { headers })
  },
}

/** `POST /api/leads/person/erase` with the same and `{ confirm: 'ERASE' }`. */
const erased: Endpoint = {
  path: '/person/erase',
  method: 'post',
  handler: async (req) => {
    const request = await requestOf(req)
    parsed(confirmSchema, req.data)
    return Response.json({ erased: await erasePerson(database(), request) }, NO_STORE)
  },
}

export const personEndpoints: Endpoint[] = [exported, erased]
