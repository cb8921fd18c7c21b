import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { uploadFolders } from '../uploads/upload-store'

const MANIFEST = 'manifest.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** Written last: a backup with a manifest is complete. */
const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()).min(1),
      rows: count,
      /** Digest of all rows, independent of their order. */
      digest: z.string(),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().nullable() })),
  files: z.array(
    z.object({
      folder: z.enum(uploadFolders),
      name: z.string().refine((name) => !/[/\\]|^\.{1,2}$/.test(name), 'is not a file name'),
      bytes: count,
      sha256,
    }),
  ),
})

export type Manifest = z.infer<typeof manifest>
export type BackedUpTable = Manifest['tables'][number]
export type BackedUpFile = Manifest['files'][number]

export const tableFile = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  join('database', `${schema}.${name}.copy.gz`)

export const uploadFile = ({ folder, name }: Pick<BackedUpFile, 'folder' | 'name'>): string =>
  join('files', folder, name)

export const writeManifest = (folder: string, data: Manifest): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify(data, null, 1)}\n`, { mode: 0o600 })

/** The backup cannot be used, or the target must not be restored into. The message is written for the operator. */
export class BackupRefused extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new BackupRefused(`${folder} is not a complete backup: it has no ${MANIFEST}.`)
  })
  const parsed = manifest.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new BackupRefused(`${MANIFEST} of ${folder} cannot be read: ${z.prettifyError(parsed.error)}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
