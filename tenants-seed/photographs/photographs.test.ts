import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { catalogue } from '../catalogue/catalogue'
import { colourFamilies } from '../catalogue/colours'
import { generateStock } from '../generate-stock'
import { plansOf } from '../stock/plans-of'
import { demoTenants } from '../tenants/demo-tenants'
import { bodiesOf, designKey, designOf, designs } from './designs'
import interiors from './interiors.json'
import manifest from './manifest.json'
import { photographedPaints, photographsOf } from './photographs'
import { spinFrames, spins, TURNTABLE_VIDEO } from './spins'

const anglesByPaint: Record<string, Record<string, string[]>> = manifest
const publicFolder = join(process.cwd(), 'public')
const photos = join(publicFolder, 'assets/demo/photos')
const committed = readdirSync(photos, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(publicFolder, join(parentPath, name)))

describe('the demo photographs', () => {
  it('are exactly the files that the manifest, interiors, spins and video refer to', () => {
    const outside = Object.entries(anglesByPaint).flatMap(([key, paints]) =>
      Object.entries(paints).flatMap(([paint, angles]) =>
        angles.map((angle) => `${key}/${paint}-${angle}.avif`),
      ),
    )
    const inside = Object.values(interiors).flatMap((files) => files.map((file) => `interior/${file}.avif`))
    const named = [
      ...[...outside, ...inside].map((file) => `/assets/demo/photos/${file}`),
      ...spins.flatMap(spinFrames),
      TURNTABLE_VIDEO,
    ]
    expect(committed.map((file) => `/${file}`).sort()).toEqual([...new Set(named)].sort())
  })

  it('use only designs and paints of the catalogue in their names', () => {
    const keys = designs().map(({ key }) => key)
    expect(Object.keys(anglesByPaint).filter((key) => !keys.includes(key))).toEqual([])
    const paints = Object.values(anglesByPaint).flatMap((angles) => Object.keys(angles))
    expect(colourFamilies).toEqual(expect.arrayContaining([...new Set(paints)]))
  })

  it('have one folder for each make, model and body', () => {
    expect(designKey({ make: 'Mercedes-Benz', model: 'C-Class' }, 'People Mover')).toBe(
      'mercedes-benz-c-class-people-mover',
    )
    const keys = designs().map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(catalogue.map((model) => [`${model.make} ${model.model}`, model] as const))(
    'include 5 to 12 of the %s in each photographed paint, with the three-quarter front first [ENT-05]',
    (_, model) => {
      for (const body of bodiesOf(model)) {
        const design = designOf(model, body)
        for (const paint of photographedPaints(design)) {
          const urls = photographsOf(design, paint, null)
          expect(urls.length).toBeGreaterThanOrEqual(5)
          expect(urls.length).toBeLessThanOrEqual(12)
          expect(urls[0]).toContain(`${paint}-front-left`)
          expect(urls.filter((url) => !existsSync(join(publicFolder, url)))).toEqual([])
        }
      }
    },
  )

  it('show a design in its most common paint if its own paint has no photographs', () => {
    const [design] = designs()
    if (!design) throw new Error('no designs')
    const paints = photographedPaints(design)
    const other = colourFamilies.find((paint) => !paints.includes(paint))
    if (!other) throw new Error('it comes in every paint')
    expect(photographsOf(design, other, null)[0]).toContain(`${paints[0]}-front-left`)
  })

  it('exist for every vehicle in stock [ENT-05]', () => {
    const now = new Date('2026-11-21T03:00:00Z')
    const urls = demoTenants.flatMap((tenant) =>
      generateStock(tenant.slug, plansOf(tenant), now).flatMap(({ records }) =>
        records.flatMap(({ images }) => images.map(({ image }) => image.url)),
      ),
    )
    expect([...new Set(urls)].filter((url) => !existsSync(join(publicFolder, url)))).toEqual([])
  })

  it('are smaller than 30 MB in total', () => {
    const bytes = committed.reduce((sum, file) => sum + statSync(join(publicFolder, file)).size, 0)
    expect(bytes).toBeLessThan(30 * 1024 * 1024)
  })
})
