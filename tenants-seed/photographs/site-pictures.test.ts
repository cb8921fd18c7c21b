import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { demoTenants } from '../tenants/demo-tenants'

const folder = join(process.cwd(), 'tenants-seed/media')
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.webp'),
)
const files = paths.map((path) => basename(path))
const pathOf = (file: string) => join(folder, file.split('-')[0] ?? '', file)

const SIZES = {
  hero: { width: 1920, height: 800 },
  tile: { width: 1200, height: 800 },
  other: { width: 720, height: 480 },
}

function sizeOf(file: string) {
  const [kind] = file.split('-')
  return kind === 'hero' || kind === 'tile' ? SIZES[kind] : SIZES.other
}

describe('the pictures of the demo websites', () => {
  it('are exactly the files that the demo tenants refer to', () => {
    const named = new Set(demoTenants.flatMap(({ words }) => Object.keys(words.pictures)))
    expect(files.sort()).toEqual([...named].map((name) => `${name}.webp`).sort())
  })

  it.each(files)('have the size that pages expect: %s', async (file) => {
    expect(await sharp(pathOf(file)).metadata()).toMatchObject(sizeOf(file))
  })

  it('are smaller than three megabytes in total', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(pathOf(file)).size, 0)
    expect(bytes).toBeLessThan(3 * 1024 * 1024)
  })
})
