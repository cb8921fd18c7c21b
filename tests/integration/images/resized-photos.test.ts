import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import sharp from 'sharp'
import { imageSet } from '@/domain/images/image-set'
import { stockPhoto } from '@/domain/images/stock-photo'
import { cardPhotoWidths, leadPhotoWidths } from '@/domain/images/stock-photo-widths'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { cars, type DealerSite, openDealerSite } from '../import/dealer-site'

const folder = mkdtempSync(join(tmpdir(), 'resized-'))
Object.assign(process.env, {
  DATA_DIR: folder,
  FEED_ALLOW_PRIVATE: 'true',
  DATABASE_URL: 'postgres://unused@localhost/unused',
})
const { answerImage } = await import('@/server/images/answer-image')
const { originalPhoto } = await import('@/server/images/original')
const { makePreviews } = await import('@/server/images/previews/make-previews')
const { queueAllPhotos, resizePhotos } = await import('@/server/images/previews/resize-photos')

/** The sizes of cards and of the vehicle page, each once. */
const SIZES = new Set([...cardPhotoWidths, ...leadPhotoWidths]).size

let site: DealerSite
let server: Upstream
let requests: string[] = []

beforeAll(async () => {
  site = await openDealerSite()
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a43' } })
    .jpeg()
    .toBuffer()
  server = await startUpstream((request, response) => {
    requests.push(request.url ?? '')
    if (request.url?.startsWith('/good')) response.end(bytes)
    else response.writeHead(404).end()
  })
})
beforeEach(async () => {
  await site.clear()
  await site.pool.query('DELETE FROM graphile_worker._private_jobs')
  await site.pool.query(`UPDATE tenants SET settings = NULL`)
  requests = []
})
afterAll(async () => {
  await server.close()
  await site.close()
  rmSync(folder, { recursive: true })
})

const url = (file: string) => `${server.address}/${file}`
const photographed = (count: number, file: (index: number) => string) =>
  cars(count, (index) => ({ primary_image_url: url(file(index)) }))

async function ids(): Promise<number[]> {
  const { rows } = await site.pool.query('SELECT id FROM vehicles ORDER BY id')
  return rows.map(({ id }) => id)
}

async function queued(): Promise<{ vehicleIds: number[]; priority: number; queue: string }[]> {
  const { rows } = await site.pool.query(
    `SELECT j.payload->'vehicleIds' AS "vehicleIds", j.priority, q.queue_name AS queue
     FROM graphile_worker._private_jobs j JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
     ORDER BY j.id`,
  )
  return rows
}

describe('the first photos of listed vehicles', () => {
  it('are queued for resizing after an import, ten vehicles a job, after all other work', async () => {
    await site.import(photographed(12, () => 'good-1.jpg'))
    await makePreviews(site.pool, { forMs: 5000 })
    const jobs = await queued()
    expect(jobs.map(({ vehicleIds }) => vehicleIds.length)).toEqual([10, 2])
    expect(jobs.flatMap(({ vehicleIds }) => vehicleIds)).toEqual(await ids())
    for (const { priority, queue } of jobs) {
      expect(priority).toBeGreaterThan(0)
      expect(queue).toBe('resize-photos')
    }
  })

  it('exist in every size that cards and the vehicle page use before a shopper requests them', async () => {
    await site.import(photographed(1, () => 'good-2.jpg'))
    expect(await resizePhotos(site.pool, await ids())).toBe(SIZES)
    expect(requests).toEqual(['/good-2.jpg'])
    for (const widths of [cardPhotoWidths, leadPhotoWidths]) {
      const { srcSet } = imageSet(stockPhoto('car', url('good-2.jpg')), widths, { crop: '3:2' })
      for (const address of srcSet.split(', ')) {
        const [path = ''] = address.split(' ')
        const request = new Request(`http://site.example${path}`, { headers: { accept: 'image/avif' } })
        const answer = await answerImage(request, async () => originalPhoto(url('good-2.jpg')))
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
      }
    }
    expect(requests).toEqual(['/good-2.jpg'])
  })

  it('are created once, however often the job runs', async () => {
    await site.import(photographed(3, () => 'good-3.jpg'))
    expect(await resizePhotos(site.pool, await ids())).toBe(SIZES)
    expect(await resizePhotos(site.pool, await ids())).toBe(0)
    expect(requests).toEqual(['/good-3.jpg'])
  })

  it('are continued where an interrupted job stopped', async () => {
    await site.import(photographed(2, (index) => `good-4-${index}.jpg`))
    const [first = 0, ...others] = await ids()
    await resizePhotos(site.pool, [first])
    expect(await resizePhotos(site.pool, [first, ...others])).toBe(SIZES)
  })

  it('are left to the image CDN where a website has one', async () => {
    await site.import(photographed(1, () => 'good-5.jpg'))
    await site.pool.query(`UPDATE tenants SET settings = $1`, [
      { 'integrations.imageCdnBase': 'https://cdn.example/resize' },
    ])
    expect(await resizePhotos(site.pool, await ids())).toBe(0)
    expect(requests).toEqual([])
  })

  it('are not created for hidden or sold vehicles, nor for a feed’s placeholder photos', async () => {
    await site.import(
      photographed(3, (index) => (index === 3 ? 'good-placeholder.jpg' : `good-6-${index}.jpg`)),
    )
    const [hidden, sold] = await ids()
    await site.pool.query('UPDATE vehicles SET staff_hidden = true WHERE id = $1', [hidden])
    await site.pool.query(`UPDATE vehicles SET status = 'sold' WHERE id = $1`, [sold])
    expect(await resizePhotos(site.pool, await ids())).toBe(0)
    expect(requests).toEqual([])
  })

  it('do not wait for an unavailable photo', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    await site.import(photographed(2, (index) => (index === 1 ? 'gone.jpg' : 'good-7.jpg')))
    expect(await resizePhotos(site.pool, await ids())).toBe(SIZES)
    expect(requests).toEqual(['/gone.jpg', '/good-7.jpg'])
    log.mockRestore()
  })

  it('are all queued at night, unless some are still waiting', async () => {
    await site.import(photographed(3, () => 'good-8.jpg'))
    await queueAllPhotos(site.pool)
    await queueAllPhotos(site.pool)
    expect((await queued()).map(({ vehicleIds }) => vehicleIds)).toEqual([await ids()])
  })
})
