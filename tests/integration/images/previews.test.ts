import sharp from 'sharp'
import { makePreviews } from '@/server/images/previews/make-previews'
import { startUpstream, type Upstream } from '../../support/servers/upstream'
import { cars, type DealerSite, openDealerSite } from '../import/dealer-site'

process.env.FEED_ALLOW_PRIVATE = 'true'

let site: DealerSite
let server: Upstream
let requests: string[] = []

beforeAll(async () => {
  site = await openDealerSite()
  process.env.DATABASE_URL = site.url
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a43' } })
    .jpeg()
    .toBuffer()
  server = await startUpstream((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/good.jpg') response.end(bytes)
    else response.writeHead(404).end()
  })
})
beforeEach(async () => {
  requests = []
  await site.clear()
})
afterAll(async () => {
  await server.close()
  await site.close()
})

const photographed = (file: string) =>
  cars(3).map((car) => ({ ...car, primary_image_url: `${server.address}/${file}` }))

async function previews(): Promise<unknown[]> {
  const { rows } = await site.pool.query('SELECT photo_preview FROM vehicles ORDER BY id')
  return rows.map(({ photo_preview }) => photo_preview)
}

describe('previews of vehicles’ first photos', () => {
  it('are created once per photo, for any number of vehicles and runs', async () => {
    await site.import(photographed('good.jpg'))
    expect(await makePreviews(site.pool, { forMs: 5000 })).toBe(3)
    expect(await previews()).toEqual(Array(3).fill(expect.stringMatching(/^data:image\/webp;base64,/)))
    expect(await makePreviews(site.pool, { forMs: 5000 })).toBe(0)
    expect(requests).toEqual(['/good.jpg'])
  })

  it('are created again when the photo changes', async () => {
    await site.import(photographed('good.jpg'))
    await makePreviews(site.pool, { forMs: 5000 })
    await site.import(photographed('gone.jpg'))
    expect(await makePreviews(site.pool, { forMs: 5000 })).toBe(3)
    expect(await previews()).toEqual(['', '', ''])
  })

  it('are left out for unavailable photos, which are not requested again', async () => {
    await site.import(photographed('gone.jpg'))
    await makePreviews(site.pool, { forMs: 5000 })
    requests = []
    expect(await makePreviews(site.pool, { forMs: 5000 })).toBe(0)
    expect(requests).toEqual([])
  })
})
