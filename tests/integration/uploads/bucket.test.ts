import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { type ObjectStore, startObjectStore } from '../../support/servers/object-store'
import { cars, type DealerSite, openDealerSite } from '../import/dealer-site'
import { openPayload } from '../import/open-payload'
import { createRest, type Rest } from '../isolation/rest'

const PERSON = { email: 'admin@platform.example', password: 'a long enough password of theirs' }

let objects: ObjectStore
let site: DealerSite
let payload: Payload
let rest: Rest
let token: string

beforeAll(async () => {
  objects = await startObjectStore()
  Object.assign(process.env, {
    UPLOADS_BUCKET: objects.bucket,
    UPLOADS_ENDPOINT: objects.address,
    UPLOADS_ACCESS_KEY: 'key',
    UPLOADS_SECRET_KEY: 'secret',
  })
  site = await openDealerSite()
  payload = await openPayload(site)
  const { default: config } = await import('~/payload.config')
  rest = createRest(config)
  await payload.create({ collection: 'users', data: { ...PERSON, name: 'Admin', role: 'platform-admin' } })
  token = String((await payload.login({ collection: 'users', data: PERSON })).token)
})

afterAll(async () => {
  await payload.destroy()
  await site.close()
  await objects.close()
  for (const name of ['BUCKET', 'ENDPOINT', 'ACCESS_KEY', 'SECRET_KEY']) delete process.env[`UPLOADS_${name}`]
})

const inFolder = (folder: string, name: string | null | undefined) =>
  existsSync(join(process.env.DATA_DIR ?? '', folder, name ?? ''))

async function picture(background = '#a43') {
  const data = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: 'yard.png', data, size: data.length, mimetype: 'image/png' }
}

describe('with an object store,', () => {
  it('a picture is stored there in its final form, and nowhere else', async () => {
    const stored = await payload.create({
      collection: 'media',
      data: { tenant: site.tenantId, alt: 'The yard' },
      file: await picture(),
    })
    const object = objects.objects.get(`media/${stored.filename}`)
    expect(await sharp(object).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
    expect(stored.blur).toMatch(/^data:image\/webp;base64,/)
    expect(inFolder('media', stored.filename)).toBe(false)

    const { readUpload } = await import('@/server/uploads/configured-store')
    expect(await readUpload('media', stored.filename ?? '')).toEqual(object)
    await expect(readUpload('media', 'none.webp')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('the admin sends a picture only to users who may see it', async () => {
    const { filename } = await payload.create({
      collection: 'media',
      data: { tenant: site.tenantId, alt: 'The yard' },
      file: await picture(),
    })
    const path = `/media/file/${filename}`
    const shown = await rest({ method: 'GET', path, token })
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const requests = objects.requests.length
    expect((await rest({ method: 'GET', path })).status).toBe(403)
    expect(objects.requests).toHaveLength(requests)
    objects.objects.delete(`media/${filename}`)
    expect((await rest({ method: 'GET', path, token })).status).toBe(404)
  })

  it('a replaced or deleted picture is removed from it too', async () => {
    const before = await payload.create({
      collection: 'media',
      data: { tenant: site.tenantId, alt: 'The yard' },
      file: await picture(),
    })
    const { id } = before
    const file = await picture('#123')
    const after = await payload.update({ collection: 'media', id, data: {}, file })
    expect(after.filename).not.toBe(before.filename)
    expect([...objects.objects.keys()]).not.toContain(`media/${before.filename}`)
    expect([...objects.objects.keys()]).toContain(`media/${after.filename}`)
    await payload.delete({ collection: 'media', id })
    expect([...objects.objects.keys()]).not.toContain(`media/${after.filename}`)
  })

  it('a picture can be cropped and copied, each with a file of its own', async () => {
    const { id, filename } = await payload.create({
      collection: 'media',
      data: { tenant: site.tenantId, alt: 'The yard', focus: 'left' },
      file: await picture(),
    })
    const crop = 'uploadEdits[crop][width]=50&uploadEdits[crop][height]=100&uploadEdits[crop][unit]=%25'
    const edges = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0'
    const pixels = 'uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=20'
    const path = `/media/${id}?${crop}&${edges}&${pixels}`
    const { doc: cropped } = JSON.parse((await rest({ method: 'PATCH', path, token, body: {} })).text)
    expect(cropped).toMatchObject({ width: 20, height: 20 })
    const { width } = await sharp(objects.objects.get(`media/${cropped.filename}`)).metadata()
    expect([width, objects.objects.has(`media/${filename}`)]).toEqual([20, false])

    const answer = await rest({ method: 'POST', path: `/media/${id}/duplicate`, token, body: {} })
    const { doc: copy } = JSON.parse(answer.text)
    expect(copy).toMatchObject({ alt: 'The yard', focus: 'left', width: 20 })
    expect(copy.filename).not.toBe(cropped.filename)
    for (const each of [copy, cropped])
      expect([...objects.objects.keys()]).toContain(`media/${each.filename}`)
  })

  it('a change that asks for few fields back keeps the file', async () => {
    const { id, filename } = await payload.create({
      collection: 'media',
      data: { tenant: site.tenantId, alt: 'The yard' },
      file: await picture(),
    })
    await payload.update({ collection: 'media', id, data: { alt: 'A yard' }, select: { alt: true } })
    expect([...objects.objects.keys()]).toContain(`media/${filename}`)
  })

  it('a picture that cannot be stored there leaves no document', async () => {
    const { totalDocs: before } = await payload.count({ collection: 'media' })
    objects.fail(403)
    const attempt = payload.create({
      collection: 'media',
      data: { tenant: site.tenantId, alt: 'The yard' },
      file: await picture(),
    })
    await expect(attempt).rejects.toThrow()
    objects.fail(undefined)
    expect((await payload.count({ collection: 'media' })).totalDocs).toBe(before)
  })

  it('a picture whose document is refused is not stored', async () => {
    const before = [...objects.objects.keys()]
    const data = { tenant: site.tenantId, alt: '' }
    const attempt = payload.create({ collection: 'media', data, file: await picture() })
    await expect(attempt).rejects.toThrow()
    expect([...objects.objects.keys()]).toEqual(before)
  })

  it('a stock file is stored there, imported by a worker on any machine, and sent as an attachment', async () => {
    const data = Buffer.from(JSON.stringify(cars(2)))
    const run = await payload.create({
      collection: 'import-runs',
      data: { tenant: site.tenantId, dealership: site.city },
      file: { name: 'stock.json', data, size: data.length, mimetype: 'application/json' },
    })
    expect(objects.objects.get(`imports/${run.filename}`)).toEqual(data)
    expect(inFolder('imports', run.filename)).toBe(false)
    const { runQueuedImport } = await import('@/server/stock/import/run-queued')
    const outcome = await runQueuedImport(site.pool, run.id, { now: new Date(), isLastAttempt: true })
    expect(outcome).toMatchObject({ status: 'done', counts: { added: 2 } })
    expect([...objects.objects.keys()]).toContain(`imports/${run.filename}`)
    const sent = await rest({ method: 'GET', path: `/import-runs/file/${run.filename}`, token })
    expect([sent.status, sent.headers.get('content-disposition')]).toEqual([200, 'attachment'])
    expect(sent.text).toBe(String(data))
  })

  it('a backup includes its uploads', async () => {
    const { uploadStore } = await import('@/server/uploads/configured-store')
    const { writeBackup } = await import('@/server/backup/write-backup')
    const to = join(process.env.DATA_DIR ?? '', 'bucket-backup')
    const { files } = await writeBackup({ url: site.url, uploads: uploadStore() }, to, new Date())
    expect(files.map(({ folder, name }) => `${folder}/${name}`).sort()).toEqual(
      [...objects.objects.keys()].sort(),
    )
  })
})
