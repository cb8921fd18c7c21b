import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import signIns from '../tenants-seed/sign-ins.json' with { type: 'json' }
import { installedChromium } from './testing/chromium.mjs'

/**
 * Takes the pictures of the block picker from the demo's websites, one of each block in each template. Run it by hand while `npm start` runs,
 * after a block or a template has a new look: `npx tsx scripts/block-pictures.ts`.
 */
const PORT = process.env.PORT ?? '3000'
const ADMIN = `http://localhost:${PORT}`
const FOLDER = 'public/assets/blocks'
/** Twice the size at which the picker shows them. */
const SIZE = { width: 480, height: 320 }
const VIEW = { width: 1200, height: 800 }

interface Doc {
  readonly id: number
  readonly [name: string]: unknown
}

interface Stored {
  readonly blockType: string
  readonly [name: string]: unknown
}

const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: VIEW, reducedMotion: 'reduce' })
const page = await context.newPage()
const api: APIRequestContext = context.request

async function call<T>(method: 'get' | 'post' | 'patch' | 'delete', path: string, data?: object): Promise<T> {
  const answer = await api[method](`${ADMIN}/api${path}`, data ? { data } : {})
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Rows get new ids: two pages cannot share them. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (value === null || typeof value !== 'object') return value
  const isRow = typeof (value as Doc).id === 'string'
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !(isRow && name === 'id'))
      .map(([name, each]) => [name, withoutIds(each)]),
  )
}

const firstOf = async (collection: string, where: string): Promise<Doc | undefined> =>
  (await call<{ docs: Doc[] }>('get', `/${collection}?depth=0&limit=1&${where}`)).docs[0]

/** Blocks that no page of the demo has. */
async function moreBlocks(tenant: number): Promise<Stored[]> {
  const own = `where[tenant][equals]=${tenant}`
  const [brand, vehicle, picture] = await Promise.all([
    firstOf('brands', own),
    firstOf('vehicles', `${own}&where[status][equals]=in_stock&sort=-photos_count`),
    firstOf('media', own),
  ])
  const headings = ['A day on the gravel', 'Which ute tows the boat', 'Five cars for under $20,000']
  const cards = headings.map((heading) => ({
    heading,
    picture: picture?.id,
    date: '2026-11-05',
    href: 'https://example.com',
  }))
  return [
    { blockType: 'articles', heading: 'Stories', cards },
    { blockType: 'brandModels', heading: 'The range', brand: brand?.id },
    { blockType: 'similarVehicles', vehicle: vehicle?.stocknum },
    { blockType: 'warranty' },
  ]
}

/** The first block of each type on the website's pages. */
async function blocksOf(tenant: number): Promise<Map<string, Stored>> {
  const { docs } = await call<{ docs: { blocks?: Stored[] }[] }>(
    'get',
    `/pages?depth=0&limit=200&sort=path&where[tenant][equals]=${tenant}&where[_status][equals]=published`,
  )
  const found = new Map<string, Stored>()
  for (const block of [...docs.flatMap(({ blocks = [] }) => blocks), ...(await moreBlocks(tenant))])
    if (!found.has(block.blockType)) found.set(block.blockType, block)
  return found
}

async function takePicture(site: Doc, block: Stored): Promise<Buffer | null> {
  const path = `/picture-of-a-block-${Date.now()}`
  const { doc } = await call<{ doc: Doc }>('post', '/pages?depth=0', {
    tenant: site.id,
    title: 'Picture of a block',
    path,
    _status: 'published',
    blocks: [withoutIds(block)],
  })
  try {
    await page.goto(`http://${site.slug}.localhost:${PORT}${path}`, { waitUntil: 'networkidle' })
    const content = page.locator('#main > *').last()
    // A block with nothing to show leaves the page's title alone.
    if ((await content.locator('h1').count()) > 0 && block.blockType !== 'hero') return null
    const box = await content.boundingBox()
    if (!box || box.height < 20) return null
    await content.scrollIntoViewIfNeeded()
    const shot = await content.screenshot({ animations: 'disabled' })
    const { width = VIEW.width, height = VIEW.height } = await sharp(shot).metadata()
    const top = { left: 0, top: 0, width, height: Math.min(height, Math.round((width * 2) / 3)) }
    const shown = { ...SIZE, fit: 'contain', background: '#ffffff' } as const
    return await sharp(shot).extract(top).resize(shown).webp({ quality: 70 }).toBuffer()
  } finally {
    // A page with a legal text stays online.
    await call('patch', `/pages/${doc.id}`, { blocks: [], _status: 'published' })
    await call('delete', `/pages/${doc.id}`)
  }
}

const [platform] = signIns.filter(({ email }) => email.startsWith('platform@'))
await call('post', '/users/login', { email: platform?.email, password: platform?.password })
const { docs: sites } = await call<{ docs: Doc[] }>('get', '/tenants?depth=0&limit=20&sort=slug')
const done = new Map<string, Set<string>>()
for (const site of sites) {
  const template = String(site.template)
  const taken = done.get(template) ?? new Set<string>()
  done.set(template, taken)
  await mkdir(join(FOLDER, template), { recursive: true })
  for (const [type, block] of await blocksOf(site.id)) {
    if (taken.has(type)) continue
    const picture = await takePicture(site, block).catch((error: unknown) => {
      console.warn(`${site.slug} ${type}: ${error}`)
      return null
    })
    if (!picture) continue
    await writeFile(join(FOLDER, template, `${type}.webp`), picture)
    taken.add(type)
  }
  console.log(`${site.slug} (${template}): ${taken.size} blocks`)
}
await browser.close()

/** A block that a template's websites do not have looks as in another one. */
for (const [template, taken] of done)
  for (const [other, others] of done)
    for (const type of others)
      if (!taken.has(type)) {
        await copyFile(join(FOLDER, other, `${type}.webp`), join(FOLDER, template, `${type}.webp`))
        taken.add(type)
      }
for (const [template, taken] of done) console.log(`${template}: ${taken.size} pictures`)
