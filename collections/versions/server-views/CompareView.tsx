import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import type {
  CollectionSlug,
  DocumentViewServerProps,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { compareVersions } from '@/domain/versions/compare-versions'
import { database } from '@/server/clients/database'
import { readSiteZones } from '@/server/locations/site-times'
import { idOf } from '../../access/roles'
import { type Document, readTargets } from '../../copies/references'
import { asPerson } from '../../requests/requests'
import { ComparedVersions } from '../ComparedVersions'
import { RestoreAsDraft } from '../RestoreAsDraft'
import { VersionPicker } from '../VersionPicker'
import { versionContent, type Words } from '../version-content'

const ZONE = 'Australia/Sydney'

interface Version {
  readonly id: number
  readonly updatedAt: string
  readonly version: { readonly _status?: string }
}

interface WholeVersion {
  readonly version: Document
}

/** The newest first, without what they say. */
async function readVersions(
  req: PayloadRequest,
  slug: string,
  id: number | string,
): Promise<readonly Version[]> {
  const { docs } = await req.payload.findVersions({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    select: { updatedAt: true, version: { _status: true } } as never,
    sort: '-updatedAt',
    pagination: false,
    ...asPerson(req),
  })
  return docs as unknown as Version[]
}

const readVersion = async (req: PayloadRequest, slug: string, { id }: Version): Promise<Document> => {
  const found = await req.payload.findVersionByID({
    collection: slug as CollectionSlug,
    id: String(id),
    ...asPerson(req),
  })
  return (found as unknown as WholeVersion).version
}

/** Returns the versions that the address names. The later one defaults to the newest; the earlier one to the last published before it. */
function choose(versions: readonly Version[], { from, to }: { from?: unknown; to?: unknown }) {
  const find = (id: unknown) => versions.find((each) => String(each.id) === id)
  const after = find(to) ?? versions[0]
  const older = versions.slice(after ? versions.indexOf(after) + 1 : 0)
  const published = older.find(({ version }) => version._status === 'published')
  const before = find(from) ?? published ?? older[0] ?? versions.find((each) => each !== after)
  return before && after ? { before, after } : null
}

async function readWords(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  docs: readonly Document[],
  zone: string,
): Promise<Words> {
  const targets = await readTargets(req, config, docs)
  const format = dateFormat(zone)
  return {
    nameOf: (collection, id) => targets.get(`${collection}:${id}`)?.title ?? 'something that was deleted',
    dateText: (stored) => format(new Date(stored)),
    plainText: (data) => convertLexicalToPlaintext({ data: data as never }),
  }
}

/** With seconds: a draft and its publication may be saved within a minute. */
const dateFormat = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium', timeZone })
  return (date: Date) => format.format(date)
}

/** Compares two versions of a document, block by block, in the words of its form. */
export async function CompareView({ doc, initPageResult, searchParams = {} }: DocumentViewServerProps) {
  const { req, collectionConfig: config, docID: id } = initPageResult
  if (!config || id === undefined) return null
  const versions = await readVersions(req, config.slug, id)
  const tenant = idOf(doc.tenant)
  const zones = tenant === null ? null : await readSiteZones(database(), [tenant])
  const zone = zones?.get(tenant ?? 0) ?? ZONE
  const format = dateFormat(zone)
  const chosen = choose(versions, searchParams)
  const path = `${req.payload.config.routes.admin}/collections/${config.slug}/${id}`
  const { singular, plural } = config.labels
  const nav = [
    { label: String(plural), url: `${req.payload.config.routes.admin}/collections/${config.slug}` },
    { label: String(doc[config.admin.useAsTitle ?? 'id'] ?? singular), url: path },
    { label: 'Compare' },
  ]
  return (
    <Gutter className="leads tw:grid tw:grid-cols-1 tw:content-start tw:gap-base tw:pt-base tw:pb-[calc(var(--base)*3)]">
      <SetStepNav nav={nav} />
      <h2 className="tw:text-title">Compare two versions</h2>
      {chosen ? (
        <>
          <VersionPicker
            action={`${path}/compare`}
            options={versions.map((each) => ({
              value: each.id,
              label: `${format(new Date(each.updatedAt))}${each.version._status ? `, ${each.version._status}` : ''}`,
            }))}
            from={chosen.before.id}
            to={chosen.after.id}
          />
          <ComparedVersions comparison={await compare(req, config, chosen, zone)} />
          {config.versions?.drafts && (
            <div className="tw:grid tw:justify-items-start tw:gap-half">
              <RestoreAsDraft collection={config.slug} version={chosen.before.id} form={path} />
            </div>
          )}
          <p>
            <a href={`${path}/versions/${chosen.before.id}`}>Open the earlier version to restore it</a>
          </p>
        </>
      ) : (
        <p>There is only one version so far. Each save adds one.</p>
      )}
    </Gutter>
  )
}

async function compare(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  { before, after }: { readonly before: Version; readonly after: Version },
  zone: string,
) {
  const was = await readVersion(req, config.slug, before)
  const is = await readVersion(req, config.slug, after)
  const words = await readWords(req, config, [was, is], zone)
  return compareVersions(versionContent(config.fields, was, words), versionContent(config.fields, is, words))
}
