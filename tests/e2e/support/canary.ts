import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { adminAddress } from './addresses'
import { change, create, type Doc, find, findOne, remove } from './signed-in-user'
import { withVehicle } from './with-vehicle'

/** Content of one website that no other website may show. No secret is part of an address. */
export interface Canary {
  readonly secrets: {
    readonly page: string
    readonly legalText: string
    readonly description: string
    readonly chrome: string
    readonly place: string
    readonly vehicle: string
  }
  /** Finds the vehicle. It is no secret, because a page may repeat the search text. */
  readonly words: string
  readonly pagePath: string
  readonly vehiclePath: string
  readonly filename: string
}

type Undo = () => Promise<unknown>

const node = { direction: null, format: '', indent: 0, version: 1 }
const richText = (text: string) => ({
  root: {
    ...node,
    type: 'root',
    children: [
      {
        ...node,
        type: 'paragraph',
        children: [{ ...node, type: 'text', text, mode: 'normal', style: '', detail: 0, format: 0 }],
      },
    ],
  },
})

async function upload(api: APIRequestContext, tenant: number, name: string, alt: string): Promise<Doc> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c0ffee' } })
    .png()
    .toBuffer()
  const answer = await api.post(adminAddress('/api/media?depth=0'), {
    multipart: {
      file: { name: `${name}.png`, mimeType: 'image/png', buffer },
      _payload: JSON.stringify({ tenant, alt }),
    },
  })
  if (!answer.ok()) throw new Error(`the picture was refused: ${await answer.text()}`)
  return ((await answer.json()) as { doc: Doc }).doc
}

async function plantPage(api: APIRequestContext, tenant: number, secrets: Canary['secrets'], undo: Undo[]) {
  const name = `trial-${randomUUID()}`
  const picture = await upload(api, tenant, name, secrets.description)
  undo.push(() => remove(api, 'media', picture.id))
  const legalText = await create(api, 'legal-texts', {
    tenant,
    title: secrets.legalText,
    slug: name,
    body: richText(secrets.legalText),
  })
  undo.push(() => remove(api, 'legal-texts', legalText.id))
  const page = await create(api, 'pages', {
    tenant,
    title: secrets.page,
    path: `/${name}`,
    _status: 'published',
    blocks: [
      { blockType: 'hero', heading: secrets.page, picture: picture.id },
      { blockType: 'legalText', legalText: legalText.id },
    ],
  })
  undo.push(async () => {
    // A page with a legal text cannot be deleted by accident.
    await change(api, 'pages', page.id, { blocks: [], _status: 'published' })
    await remove(api, 'pages', page.id)
  })
  return { pagePath: `/${name}`, filename: String(picture.filename) }
}

/** Overwrites fields, and adds the step that restores them to `undo`. */
async function overwrite(
  api: APIRequestContext,
  collection: string,
  doc: Doc,
  data: Record<string, string>,
  undo: Undo[],
) {
  const before = Object.fromEntries(Object.keys(data).map((field) => [field, doc[field] ?? null]))
  undo.push(() => change(api, collection, doc.id, before))
  await change(api, collection, doc.id, data)
}

/**
 * Adds a unique text to everything that a website shows: a page, a legal text, a picture's description, the
 * footer, a location and a vehicle. Restores all of it after `work`.
 */
export async function withCanary<T>(
  api: APIRequestContext,
  slug: string,
  work: (canary: Canary) => Promise<T>,
): Promise<T> {
  const words = `canary${randomUUID().slice(0, 8)}`
  const secretOf = (what: string) => `${words}${randomUUID().slice(0, 8)} ${what}`
  const secrets = {
    page: secretOf('page'),
    legalText: secretOf('legal text'),
    description: secretOf('description'),
    chrome: secretOf('footer'),
    place: secretOf('place'),
    vehicle: secretOf('vehicle'),
  }
  const undo: Undo[] = []
  const tenant = (await findOne(api, 'tenants', `where[slug][equals]=${slug}`)).id
  return withVehicle(api, { slug, place: 9 }, async (vehicle) => {
    try {
      await change(api, 'vehicles', vehicle.id, { staff: { name: secrets.vehicle } })
      const [chrome] = await find(api, 'site-chrome', `where[tenant][equals]=${tenant}`)
      if (!chrome) throw new Error(`${slug} has no header and footer`)
      await overwrite(api, 'site-chrome', chrome, { small_print: secrets.chrome }, undo)
      const location = await findOne(api, 'locations', `where[id][equals]=${vehicle.location}`)
      await overwrite(api, 'locations', location, { name: secrets.place }, undo)
      const page = await plantPage(api, tenant, secrets, undo)
      return await work({ secrets, words, vehiclePath: `/cars/${vehicle.slug}`, ...page })
    } finally {
      for (const step of undo.reverse()) await step()
    }
  })
}
