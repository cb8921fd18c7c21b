import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { type DealerSite, openDealerSite } from '../import/dealer-site'
import { openPayload } from '../import/open-payload'

let site: DealerSite
let payload: Payload

beforeAll(async () => {
  site = await openDealerSite()
  payload = await openPayload(site)
})
afterAll(async () => {
  await payload.destroy()
  await site.close()
})

function upload(name: string, bytes: Buffer, mimetype = 'image/jpeg') {
  return payload.create({
    collection: 'media',
    data: { tenant: site.tenantId, alt: 'The yard' },
    file: { name, data: bytes, size: bytes.length, mimetype },
  })
}

const photo = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#a43' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

describe('an uploaded picture', () => {
  it('is stored upright, without camera metadata, with its size and a blurred preview', async () => {
    const stored = await upload('yard.jpg', await photo())
    expect(stored).toMatchObject({ width: 800, height: 1200, mimeType: 'image/webp' })
    const file = await readFile(join(process.env.DATA_DIR ?? '', 'media', stored.filename ?? ''))
    const about = await sharp(file).metadata()
    expect(about).toMatchObject({ width: 800, height: 1200 })
    expect(about.exif).toBeUndefined()
    expect(stored.blur).toMatch(/^data:image\/webp;base64,/)
    expect(stored.blur?.length).toBeLessThan(600)
  })

  it('with transparency has no blurred preview, which would show through it', async () => {
    const glass = { r: 0, g: 0, b: 0, alpha: 0.2 }
    const png = await sharp({ create: { width: 90, height: 60, channels: 4, background: glass } })
      .png()
      .toBuffer()
    expect((await upload('badge.png', png, 'image/png')).blur).toBeNull()
  })

  it('6,000 pixels wide is stored no wider than any screen needs', async () => {
    const large = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await upload('large.png', large, 'image/png')).toMatchObject({ width: 2400, height: 1200 })
  })

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['nothing', Buffer.from('x')],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('that is really %s is rejected', async (_, bytes) => {
    await expect(upload('photo.jpg', bytes)).rejects.toThrow()
    const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { like: 'photo' } } })
    expect(totalDocs).toBe(0)
  })

  it('over 30 MB is rejected with advice', async () => {
    const noise = Buffer.concat([await photo(), Buffer.alloc(31 * 1024 * 1024)])
    await expect(upload('huge.jpg', noise)).rejects.toThrow(/larger than 30 MB. Make it smaller/)
  })

  it('that would decompress to more than fits in memory is rejected', async () => {
    const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    await expect(upload('bomb.png', bomb, 'image/png')).rejects.toThrow(
      'bomb.png has more than 60 million pixels. Make it smaller and upload it again.',
    )
  })
})
