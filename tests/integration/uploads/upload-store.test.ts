import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { bucketStoreOf } from '@/server/uploads/bucket-store'
import { folderStore } from '@/server/uploads/folder-store'
import type { UploadStore } from '@/server/uploads/upload-store'
import { startProcessClock } from '../../support/process-clock'
import { type ObjectStore, startObjectStore } from '../../support/servers/object-store'
import { startUpstream, type Upstream } from '../../support/servers/upstream'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-uploads-'))
const scratch = join(folder, 'scratch')
const NAME = 'yard é +1.webp'
const bytes = Buffer.from([0, 255, 10, 13, 0])

let objects: ObjectStore
let stores: Record<'a folder' | 'an object store', UploadStore>

beforeAll(async () => {
  objects = await startObjectStore()
  stores = {
    'a folder': folderStore(join(folder, 'data')),
    'an object store': bucketStoreOf({
      bucket: objects.bucket,
      endpoint: objects.address,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      scratch,
    }),
  }
})

afterAll(async () => {
  await objects.close()
  rmSync(folder, { recursive: true, force: true })
})

function file(content: Buffer | string): string {
  const path = join(mkdtempSync(join(folder, 'file-')), 'file')
  writeFileSync(path, content)
  return path
}

describe.each(['a folder', 'an object store'] as const)('uploads in %s', (kind) => {
  it('stay readable to the end when they are removed after opening', async () => {
    const store = stores[kind]
    await store.write('imports', 'feed.csv', file(bytes))
    const stored = await store.open('imports', 'feed.csv')
    await store.remove('imports', 'feed.csv')
    expect(stored && (await buffer(stored.body))).toEqual(bytes)
  })

  it('are read, listed and removed as written, each folder separately', async () => {
    const store = stores[kind]
    expect(await store.list('media')).toEqual([])
    await store.write('media', NAME, file(bytes))
    for (const name of ['a', 'b', 'c']) await store.write('imports', name, file(name))
    const stored = await store.open('media', NAME)
    expect(stored?.size).toBe(bytes.length)
    expect(stored && (await buffer(stored.body))).toEqual(bytes)
    expect(await store.list('media')).toEqual([NAME])
    expect((await store.list('imports')).sort()).toEqual(['a', 'b', 'c'])
    await store.remove('imports', 'b')
    await store.remove('imports', 'never there')
    expect((await store.list('imports')).sort()).toEqual(['a', 'c'])
    expect(await store.open('imports', 'b')).toBeNull()
  })

  it('have a local path during the work on them, and a missing upload has none', async () => {
    const store = stores[kind]
    await store.write('imports', 'stock.csv', file('rows'))
    expect(await store.withFile('imports', 'stock.csv', async (path) => readFileSync(path, 'utf8'))).toBe(
      'rows',
    )
    expect(await store.withFile('imports', 'gone.csv', async (path) => existsSync(path))).toBe(false)
  })

  it('are never outside their folder, whatever their name', async () => {
    const store = stores[kind]
    await store.write('media', '../imports/evil', file('x'))
    expect(await store.list('media')).toContain('evil')
    expect(await store.list('imports')).not.toContain('evil')
  })

  it('that are written again return the later version', async () => {
    const store = stores[kind]
    await store.write('media', 'twice', file('first, and longer'))
    await store.write('media', 'twice', file('second'))
    const stored = await store.open('media', 'twice')
    expect(stored && String(await buffer(stored.body))).toBe('second')
  })
})

describe('an object store', () => {
  it('leaves no copy on this machine after the work, even if the work failed', async () => {
    const store = stores['an object store']
    await store.write('imports', 'copied', file('x'))
    const work = store.withFile('imports', 'copied', () => Promise.reject(new Error('the work failed')))
    await expect(work).rejects.toThrow('the work failed')
    expect(readdirSync(join(scratch, 'imports'))).toEqual([])
  })

  it('that fails is an error, not a missing file', async () => {
    objects.fail(403)
    await expect(stores['an object store'].open('media', NAME)).rejects.toThrow()
    await expect(stores['an object store'].write('media', 'x', file('x'))).rejects.toThrow()
    objects.fail(undefined)
    expect(await stores['an object store'].list('media')).not.toContain('x')
  })
})

describe('an object store that accepts a connection', () => {
  let silent: Upstream
  let answer: RequestListener
  let store: UploadStore

  beforeAll(async () => {
    silent = await startUpstream((request, response) => answer(request, response))
    store = bucketStoreOf({
      bucket: 'uploads',
      endpoint: silent.address,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
      scratch,
      timeoutMs: 300,
    })
  })
  afterAll(() => silent.close())

  it.each<[string, () => Promise<unknown>]>([
    ['a file is requested', () => store.open('media', 'a.webp')],
    ['files are listed', () => store.list('media')],
    ['a file is removed', () => store.remove('media', 'a.webp')],
    ['a file is sent', () => store.write('media', 'a.webp', file(bytes))],
  ])('but stays silent times out when %s', async (_, ask) => {
    answer = () => {}
    const waited = startProcessClock()
    await expect(ask()).rejects.toThrow()
    expect(waited()).toBeLessThan(5_000)
  })

  it('but stops in the middle of a file times out', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half')
    }
    const stored = await store.open('media', 'a.webp')
    await expect(stored && buffer(stored.body)).rejects.toThrow()
  })
})

describe('an upload folder', () => {
  it('that cannot be read is an error, not a missing file', async () => {
    const loop = join(folder, 'data', 'media', 'loop')
    symlinkSync(loop, loop)
    await expect(stores['a folder'].open('media', 'loop')).rejects.toThrow('ELOOP')
    rmSync(loop)
  })

  it('that cannot be listed is an error, and not an empty folder that a backup would leave out', async () => {
    const unreadable = join(folder, 'unreadable')
    mkdirSync(unreadable)
    symlinkSync(join(unreadable, 'media'), join(unreadable, 'media'))
    await expect(folderStore(unreadable).list('media')).rejects.toThrow('ELOOP')
    expect(await folderStore(unreadable).list('imports')).toEqual([])
  })

  it('keeps nothing of a file that could not be written completely', async () => {
    await expect(stores['a folder'].write('media', 'half', join(folder, 'no such file'))).rejects.toThrow(
      'ENOENT',
    )
    expect(readdirSync(join(folder, 'data', 'media')).filter((name) => name.startsWith('half'))).toEqual([])
  })
})
