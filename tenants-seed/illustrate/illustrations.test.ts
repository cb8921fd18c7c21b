import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '../catalogue/catalogue'
import type { ColourFamily } from '../catalogue/colours'
import { generateStock } from '../generate-stock'
import { plansOf } from '../stock/plans-of'
import { demoTenants } from '../tenants/demo-tenants'
import { drawIllustration } from './draw-illustration'
import {
  drawings,
  illustrationFile,
  illustrationUrl,
  paintedViews,
  paintsOf,
  plainViews,
} from './illustrations'

const folder = join(process.cwd(), 'public/assets/demo')
const files = readdirSync(folder)
const media = readdirSync(join(process.cwd(), 'tenants-seed/media'))

const painted = drawings.flatMap((drawing) =>
  paintsOf(drawing).flatMap((paint) => paintedViews.map((view) => [drawing, paint, view] as const)),
)
const plain = drawings.flatMap((drawing) =>
  plainViews.map((view) => [drawing, 'white' as ColourFamily, view] as const),
)

describe('the demo’s illustrations', () => {
  it('are committed as they are drawn: run write-illustrations.ts after changing a drawing', () => {
    const changed = [...painted, ...plain].filter(([drawing, paint, view]) => {
      const file = join(folder, illustrationFile(drawing, paint, view))
      return readFileSync(file, 'utf8') !== drawIllustration(drawing, paint, view)
    })
    expect(changed).toEqual([])
    expect(files).toHaveLength(painted.length + plain.length + 1)
  })

  it('stay under three megabytes', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(bytes).toBeLessThan(3 * 1024 * 1024)
  })

  it('exist for every photo of the stock [ENT-05]', () => {
    const urls = new Set(
      demoTenants.flatMap((tenant) =>
        generateStock(tenant.slug, plansOf(tenant), new Date('2026-11-21T03:00:00Z')).flatMap(({ records }) =>
          records.flatMap(({ images }) => images.map(({ image }) => image.url)),
        ),
      ),
    )
    expect([...urls].filter((url) => !files.includes(url.replace('/assets/demo/', '')))).toEqual([])
  })

  it('show a paint that a body does not come in as white', () => {
    expect(illustrationUrl('Caravan', 'orange', 'side')).toBe('/assets/demo/caravan-white-side.svg')
    expect(illustrationUrl('Hatch', 'orange', 'side')).toBe('/assets/demo/hatch-orange-side.svg')
  })

  it('exist for every body in the catalogue', () => {
    for (const { body } of catalogue) {
      expect(files).toContain(illustrationUrl(body, 'white', 'side').replace('/assets/demo/', ''))
    }
  })

  it('exist for every picture of the pages', () => {
    const named = demoTenants.flatMap(({ words }) => Object.keys(words.pictures))
    expect(named.filter((name) => !media.includes(`${name}.webp`))).toEqual([])
    expect(media.filter((file) => !named.includes(file.replace('.webp', '')))).toEqual([])
  })
})
