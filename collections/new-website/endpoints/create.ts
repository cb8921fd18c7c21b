import {
  APIError,
  addDataAndFileToRequest,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { inRequestTransaction } from '@/server/clients/payload-transaction'
import { refuseWithoutSecondFactor } from '../../access/enforce-second-factor'
import { staffUser } from '../../access/roles'
import { asPerson, json, parse } from '../../requests/requests'
import { headLine, recordLine } from '../../website-files/file-lines'
import { parseLine, readLines } from '../../website-files/read-file'
import { recordWriter } from '../../website-files/write-records'
import { type AskedWebsite, askedWebsite } from '../asked-website'
import { starterRecords } from '../starter-records'

const BAD_REQUEST = 400
const MOST_LINES = 20_000

const refused = (message: string) => new APIError(message, BAD_REQUEST, null, true)

async function createTenant(req: PayloadRequest, asked: AskedWebsite, more: object): Promise<number> {
  const { name, slug, group, domain } = asked
  try {
    const { id } = await req.payload.create({
      collection: 'tenants',
      data: { name, slug, group, domains: domain ? [{ host: domain }] : [], ...more } as never,
      ...asPerson(req),
    })
    return id
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw refused(error.data.errors.map(({ path, message }) => `${path}: ${message}`).join(' '))
  }
}

async function createFromFile(req: PayloadRequest, asked: AskedWebsite): Promise<number> {
  const path = (req.file as { tempFilePath?: string } | undefined)?.tempFilePath
  if (!path) throw refused('Choose the file of a website.')
  let website: { readonly id: number; readonly write: ReturnType<typeof recordWriter> } | null = null
  let count = 0
  for await (const line of readLines(path)) {
    if (website) await website.write(parseLine(recordLine, line), line.place)
    else {
      const { template, manufacturer_name, address, settings } = parseLine(headLine, line)
      const id = await createTenant(req, asked, { template, manufacturer_name, address, settings })
      website = { id, write: recordWriter(req, id) }
    }
    count += 1
    if (count > MOST_LINES) throw refused(`The file has more than ${MOST_LINES} lines.`)
  }
  if (!website) throw refused('The file is empty.')
  return website.id
}

async function createWebsite(req: PayloadRequest, asked: AskedWebsite): Promise<number> {
  const { name, group, start } = asked
  if (start.from === 'file') return createFromFile(req, asked)
  const { city, state } = start.location
  const tenant = await createTenant(req, asked, { template: start.template, address: { city, state } })
  const { settings } = await req.payload.findByID({ collection: 'groups', id: group, ...asPerson(req) })
  const write = recordWriter(req, tenant)
  for (const record of starterRecords({ name, start, groupSettings: settings }))
    await write(record, 'The starter content')
  return tenant
}

/**
 * Creates a website with all that it needs to be online, or nothing: `POST /api/new-website`, as JSON, or as a form with the JSON in
 * `_payload` and the file of another website in `file`. For platform admins.
 */
export const newWebsiteEndpoint: Endpoint = {
  path: '/new-website',
  method: 'post',
  handler: async (req) => {
    refuseWithoutSecondFactor(req)
    if (staffUser(req)?.role !== 'platform-admin') throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const asked = parse(askedWebsite, req.data ?? {})
    const id = await inRequestTransaction(req, () => createWebsite(req, asked))
    return json({ id })
  },
}
