import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import type { TenantContext } from '@/domain/tenants/tenant-context'
import { createWorld, type World } from '../isolation/world'
import { disableCachedReads } from '../tenancy/next-cache'

let world: World
let original: typeof import('@/server/images/original')
let photoKey: typeof import('@/domain/images/stock-photo').photoKey
let own: TenantContext
let foreign: TenantContext
let pool: Pool

const PHOTO = 'https://feed.example/one.jpg'
const FOREIGN_PHOTO = 'https://feed.example/two.jpg'
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
)
const DRAWN = '/assets/demo/one.svg'

beforeAll(async () => {
  disableCachedReads()
  world = await createWorld()
  original = await import('@/server/images/original')
  ;({ photoKey } = await import('@/domain/images/stock-photo'))
  const { resolveTenant } = await import('@/server/tenants/resolve-tenant')
  const context = async (slug: string) => {
    const ctx = await resolveTenant(`${slug}.localhost`)
    if (!ctx) throw new Error(`The website ${slug} was not found.`)
    return ctx
  }
  own = await context('own-site')
  foreign = await context('foreign-site')
  pool = (await import('@/server/clients/database')).database()
  await plantVehicle()
})
afterAll(async () => {
  await pool?.end()
  await world?.close()
})

/** A vehicle of `own` with one remote photo and one from `public`, and one of `foreign` with the same slug. */
async function plantVehicle() {
  const { own: site, foreign: other } = world.sites
  for (const [{ id, dealershipId }, photo] of [
    [site, PHOTO],
    [other, FOREIGN_PHOTO],
  ] as const)
    await pool.query(
      `INSERT INTO vehicles (tenant_id, dealership_id, slug, feed_key, name, make, model, status, car_type, item_type,
         dealership_slug, dealership_name, show_on_dealer_website, primary_image_url, thumbnails, updated_at, created_at)
       VALUES ($1, $2, 'hilux', 'A1', 'HiLux', 'Toyota', 'HiLux', 'in_stock', 'used', 'car', 'main', 'Main', true, $3, $4, now(), now())`,
      [id, dealershipId, photo, JSON.stringify([DRAWN])],
    )
}

/** Changes every vehicle while `look` runs. */
async function whileIt(is: string, look: () => Promise<void>) {
  await pool.query(`UPDATE vehicles SET ${is}`)
  await look().finally(() =>
    pool.query('UPDATE vehicles SET show_on_dealer_website = true, staff_hidden = false'),
  )
}

const find = (ctx: TenantContext, slug = 'hilux', key = photoKey(PHOTO)) =>
  original.findStockOriginal(ctx, slug, key)

describe('a vehicle’s photo', () => {
  it('is found under its key on the website that lists the vehicle', async () => {
    expect(await find(own)).toMatchObject({ key: `photo ${PHOTO}`, from: 'web' })
    expect(await find(own, 'hilux', photoKey(DRAWN))).toMatchObject({ from: 'program' })
  })

  it('is not found on another website, not even one with a vehicle of the same slug', async () => {
    expect(await find(foreign)).toBeNull()
    expect(await find(foreign, 'hilux', photoKey(FOREIGN_PHOTO))).not.toBeNull()
    await pool.query("UPDATE vehicles SET slug = 'other' WHERE tenant_id = $1", [foreign.id])
    expect(await find(foreign)).toBeNull()
  })

  it.each(['show_on_dealer_website = false', 'staff_hidden = true'])(
    'is not found while the vehicle is hidden (%s)',
    (is) => whileIt(is, async () => expect(await find(own)).toBeNull()),
  )

  it('is not found under a key of no photo of that vehicle', async () => {
    for (const key of [photoKey(FOREIGN_PHOTO), '', PHOTO, '..', '__proto__', '%2e%2e%2f'])
      expect(await find(own, 'hilux', key)).toBeNull()
  })

  it.each(['..', '../hilux', '%2e%2e%2fhilux', 'hilux%2f..', 'hilux\0', '', "' OR '1'='1", 'x'.repeat(500)])(
    'is not found under the vehicle slug %j',
    async (slug) => expect(await find(own, slug)).toBeNull(),
  )
})

describe('an uploaded picture', () => {
  let filename: string
  beforeAll(async () => {
    const { id } = world.sites.own
    const upload = await world.payload.create({
      collection: 'media',
      data: { tenant: id, alt: 'Logo' },
      file: { name: 'logo.svg', data: LOGO, size: LOGO.length, mimetype: 'image/svg+xml' },
    })
    filename = upload.filename ?? ''
  })

  it('is found on its own website only, even if another knows its name', async () => {
    expect(await original.findMediaOriginal(own, filename)).toMatchObject({
      from: 'upload',
      asItIs: 'image/svg+xml',
    })
    expect(await original.findMediaOriginal(foreign, filename)).toBeNull()
  })

  it('is not found by a path', async () => {
    const names = [
      '..',
      '.',
      '',
      '../secrets.json',
      `media/${filename}`,
      `..%2f${filename}`,
      `%2e%2e/${filename}`,
    ]
    for (const name of [...names, `/${filename}`, `${filename}\0`, `${filename}/..`, 'x'.repeat(300)])
      expect(await original.findMediaOriginal(own, name)).toBeNull()
  })
})

describe('the reader of the product’s own pictures', () => {
  it('reads files in public/assets', async () => {
    const [first] = (await readdir('public/assets/demo')).filter((name) => name.endsWith('.svg'))
    expect((await original.readPhoto(`/assets/demo/${first}`)).length).toBeGreaterThan(0)
  })

  it.each([
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%252e%252e/%252e%252e/package.json',
    '/assets/./../../.env',
    '/assets/',
    '/assets/..',
    '/assets/%',
    '/assets//etc/passwd',
    '/assets/x\0.svg',
    '/etc/passwd',
    '//etc/passwd',
    'file:///etc/passwd',
    'package.json',
    '',
  ])('reads nothing for %j', (url) => expect(original.readPhoto(url)).rejects.toThrow())
})
