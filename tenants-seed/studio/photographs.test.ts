import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../catalogue/catalogue'
import { generateStock } from '../generate-stock'
import { plansOf } from '../stock/plans-of'
import { demoTenants } from '../tenants/demo-tenants'
import { bodiesOf, designKey, designOf, designs, paintsFor } from './design'
import { paintsTaken, photographsOf } from './photographs'

const publicFolder = join(process.cwd(), 'public')
const photos = join(publicFolder, 'assets/demo/photos')
const all = designs()

describe('the demo’s photographs', () => {
  it('are named by the design alone, so that the same vehicle always has the same pictures', () => {
    expect(designKey({ make: 'Mercedes-Benz', model: 'C-Class' }, 'People Mover')).toBe(
      'mercedes-benz-c-class-people-mover',
    )
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(designs().map(paintsFor)).toEqual(all.map(paintsFor))
  })

  it.each(catalogue.map((model) => [`${model.make} ${model.model}`, model] as const))(
    'show the %s 5 to 12 times in every paint it was photographed in, three-quarter front first [ENT-05]',
    (_, model) => {
      for (const body of bodiesOf(model)) {
        const design = designOf(model, body)
        for (const paint of paintsTaken(design)) {
          const urls = photographsOf(design, paint, null)
          expect(urls.length).toBeGreaterThanOrEqual(5)
          expect(urls.length).toBeLessThanOrEqual(12)
          expect(urls[0]).toContain(`${paint}-front-left`)
          expect(urls.filter((url) => !existsSync(join(publicFolder, url)))).toEqual([])
        }
      }
    },
  )

  it('show a paint that a design does not come in as its commonest', () => {
    const [design] = all
    if (!design) throw new Error('no designs')
    const strange = (['orange', 'sand', 'green', 'red'] as const).find(
      (paint) => !paintsFor(design).includes(paint),
    )
    if (!strange) throw new Error('it comes in every paint')
    expect(photographsOf(design, strange, null)[0]).toContain(`${paintsFor(design)[0]}-front-left`)
  })

  it('exist for every vehicle of the stock [ENT-05]', () => {
    const now = new Date('2026-11-21T03:00:00Z')
    const urls = demoTenants.flatMap((tenant) =>
      generateStock(tenant.slug, plansOf(tenant), now).flatMap(({ records }) =>
        records.flatMap(({ images }) => images.map(({ image }) => image.url)),
      ),
    )
    expect([...new Set(urls)].filter((url) => !existsSync(join(publicFolder, url)))).toEqual([])
  })

  it('weigh less than 30 MB together', () => {
    const files = readdirSync(photos, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThan(30 * 1024 * 1024)
  })
})
