import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { demoTenants } from '../../tenants/demo-tenants'
import { designs } from '../design'
import { sceneSizes } from './places/scene-names'
import { tiles } from './tiles'

const folder = join(process.cwd(), 'tenants-seed/media')
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'))
const fileOf = (name: string) => join(folder, `${name}.webp`)

describe('the pictures of the demo sites', () => {
  it('are those that were photographed, and no others', () => {
    const made = [...Object.keys(sceneSizes), ...Object.keys(tiles)].map((name) => `${name}.webp`)
    expect([...files].sort()).toEqual(made.sort())
  })

  it('are there wherever a page shows one', () => {
    const named = demoTenants.flatMap(({ words }) => Object.keys(words.pictures))
    expect(named.filter((name) => !existsSync(fileOf(name)))).toEqual([])
  })

  it.each(Object.entries(sceneSizes))('has the size of %s', async (name, [width, height]) => {
    expect(await sharp(fileOf(name)).metadata()).toMatchObject({ width, height })
  })

  it('stay under three megabytes', () => {
    expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(
      3 * 1024 * 1024,
    )
  })

  it('show vehicles of the catalogue on the tiles', () => {
    const known = designs().map(({ key }) => key)
    expect(Object.values(tiles).filter(({ key }) => !known.includes(key))).toEqual([])
  })
})
