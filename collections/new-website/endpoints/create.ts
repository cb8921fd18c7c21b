import { rm } from 'node:fs/promises'
import {
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
import { documentReader } from '../../settings/website-settings'
import { removeUploadsOnFailure } from '../../stored-uploads'
import { importWebsite } from '../../website-files/import-website'
import { refused } from '../../website-files/read-file'
import { recordWriter } from '../../website-files/write-records'
import { type AskedStarter, type AskedWebsite, askedWebsite } from '../asked-website'
import { starterRecords } from '../starter-records'

/** Where the uploaded file is on the disk. */
const uploadedPath = ({ file }: PayloadRequest) =>
  (file as { tempFilePath?: string } | undefined)?.tempFilePath

async function groupSettingsOf(req: PayloadRequest, { group }: AskedWebsite): Promise<unknown> {
  return (await documentReader(req)('groups', group))?.settings
}

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

async function createFromFile(req: PayloadRequest, asked: AskedWebsite, path: string | undefined) {
  if (!path) throw refused('Choose the file of a website.')
  const groupSettings = await groupSettingsOf(req, asked)
  return importWebsite(req, path, { groupSettings, create: (data) => createTenant(req, asked, data) })
}

async function createFromPages(req: PayloadRequest, asked: AskedWebsite, start: AskedStarter) {
  const { city, state } = start.location
  const id = await createTenant(req, asked, { template: start.template, address: { city, state } })
  const groupSettings = await groupSettingsOf(req, asked)
  const write = recordWriter(req, id)
  for (const record of starterRecords({ name: asked.name, start, groupSettings }))
    await write(record, 'The starter content')
  return { id }
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
    const path = uploadedPath(req) // the Local API replaces the request's file
    try {
      const asked = parse(askedWebsite, req.data ?? {})
      const { start } = asked
      const create = () =>
        start.from === 'file' ? createFromFile(req, asked, path) : createFromPages(req, asked, start)
      return json(await removeUploadsOnFailure(req, () => inRequestTransaction(req, create)))
    } finally {
      if (path) await rm(path, { force: true })
    }
  },
}
