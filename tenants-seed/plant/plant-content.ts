import { fileURLToPath } from 'node:url'
import type { PayloadRequest } from 'payload'
import type { DemoTenant } from '../demo-tenant'
import type { PageReferences } from '../words/blocks'
import { legalTextsFor } from '../words/legal-texts'
import { pagesFor } from '../words/pages-for'
import { chromeFor } from '../words/site-chrome'
import { siteFacts } from '../words/site-facts'
import { plantLandings } from './plant-landings'
import { plantLocationPictures } from './plant-location-pictures'
import { plantOffers } from './plant-offers'
import { plantPopup } from './plant-popup'
import { plantPosts } from './plant-posts'
import { plantPromos } from './plant-promos'
import { plantReviews } from './plant-reviews'

/** The first word of a picture's name is its folder. */
const pictureFile = (name: string) =>
  fileURLToPath(new URL(`../media/${name.split('-')[0]}/${name}.webp`, import.meta.url))

type Ids = ReadonlyMap<string, number>

async function plantPictures(req: PayloadRequest, tenant: number, { words }: DemoTenant): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [name, alt] of Object.entries(words.pictures)) {
    const { id } = await req.payload.create({
      collection: 'media',
      // In a full-width picture the subject is on the right, clear of the text.
      data: { tenant, alt, focus: name.startsWith('hero-') ? 'right' : 'centre' },
      filePath: pictureFile(name),
      depth: 0,
      req,
    })
    ids.set(name, id)
  }
  return ids
}

async function plantLegalTexts(req: PayloadRequest, tenant: number, demo: DemoTenant): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const text of legalTextsFor(siteFacts(demo))) {
    const { id } = await req.payload.create({
      collection: 'legal-texts',
      data: { tenant, ...text },
      depth: 0,
      req,
    })
    ids.set(text.slug, id)
  }
  return ids
}

function lookUp(ids: Ids, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The demo has no "${name}".`)
  return id
}

export async function plantContent(
  req: PayloadRequest,
  tenant: number,
  demo: DemoTenant,
  now: Date,
): Promise<void> {
  const { payload } = req
  const pictures = await plantPictures(req, tenant, demo)
  const legalTexts = await plantLegalTexts(req, tenant, demo)
  const references: PageReferences = {
    picture: (file) => lookUp(pictures, file),
    legalText: (slug) => lookUp(legalTexts, slug),
    now,
  }
  await plantLocationPictures(req, tenant, demo, references.picture)
  await plantLandings(req, tenant, demo.landings)
  await plantOffers(req, { tenant, picture: references.picture }, demo, now)
  await plantPosts(req, { tenant, picture: references.picture }, demo.posts, now)
  await plantReviews(req, tenant, demo.reviews ?? [], now)
  if (demo.popup) await plantPopup(req, { tenant, picture: references.picture }, demo.popup, now)
  await plantPromos(req, { tenant, promos: demo.promos, picture: references.picture }, now)
  const chrome = { tenant, ...chromeFor(demo, siteFacts(demo)) }
  await payload.create({ collection: 'site-chrome', data: chrome, depth: 0, req })
  for (const { path, title, description, blocks } of pagesFor(demo, references)) {
    await payload.create({
      collection: 'pages',
      data: { tenant, path, title, meta: { description }, blocks: [...blocks], _status: 'published' },
      depth: 0,
      req,
    })
  }
}
