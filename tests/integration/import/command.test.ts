import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cars, type DealerSite, openDealerSite } from './dealer-site'

let site: DealerSite
const folder = mkdtempSync(join(tmpdir(), 'forecourt-command-'))

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

function fileOf(text: string, name = 'stock'): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

function command(...args: string[]) {
  const node = ['--conditions=development', '--import', 'tsx', 'scripts/commands/stock-import.ts']
  const env = { ...process.env, DATABASE_URL: site.url, NODE_OPTIONS: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

describe('npm run stock:import', () => {
  it('imports a file and prints the counts and the first rejected rows', async () => {
    const rows = cars(3, (index) => (index === 2 ? { km: -5 } : {}))
    const { status, text } = command('--dealership', 'city', '--file', fileOf(JSON.stringify(rows)))
    expect(text).toMatch(/Run \d+: done\. 3 read, 2 added, 0 changed, 0 unchanged, 0 sold, 1 rejected\./)
    expect(text).toMatch(/line 1: km "-5" is negative/)
    expect(status).toBe(0)
    expect((await site.stock()).size).toBe(2)
  })

  it('says that a dry run changed nothing', async () => {
    const { status, text } = command(
      '--dealership',
      'city',
      '--file',
      fileOf(JSON.stringify(cars(3))),
      '--dry-run',
    )
    expect(text).toMatch(/dry run, nothing was changed\. 3 read, 3 added/)
    expect(status).toBe(0)
    expect((await site.stock()).size).toBe(0)
  })

  it('exits with 3 when the run is held, keeps its file, and imports it with --confirm', async () => {
    await site.import(cars(10))
    const args = [
      '--dealership',
      'city',
      '--tenant',
      'site',
      '--full',
      '--file',
      fileOf(JSON.stringify(cars(1))),
    ]
    const held = command(...args)
    expect(held.status).toBe(3)
    expect(held.text).toMatch(/would sell 9 of 10/)
    expect((await site.runs()).at(-1)?.filename).toMatch(/^held-/)
    expect(command(...args, '--confirm')).toMatchObject({ status: 0, text: expect.stringMatching(/9 sold/) })
  })

  it('does not confirm a held file after a newer import', async () => {
    await site.import(cars(10))
    const file = fileOf(JSON.stringify(cars(1)), 'old')
    const args = ['--dealership', 'city', '--full', '--file', file]
    expect(command(...args).status).toBe(3)
    await site.import(cars(11))
    const { status, text } = command(...args, '--confirm')
    expect(text).toMatch(/refused[\s\S]*A newer import of this dealership has finished/)
    expect(status).toBe(1)
    // Held again, it is now the newest.
    expect(command(...args).status).toBe(3)
    expect(command(...args, '--confirm')).toMatchObject({ status: 0, text: expect.stringMatching(/10 sold/) })
  })

  it.each<[string, string[], number, RegExp]>([
    ['nothing', [], 2, /A dealership and a file are required[\s\S]*--dealership <slug>/],
    ['an unknown option', ['--nonsense'], 2, /--nonsense/],
    ['an unknown format', ['--dealership', 'city', '--file', 'x', '--format', 'xls'], 2, /no format "xls"/],
    ['an unknown dealership', ['--dealership', 'nowhere', '--file', 'x'], 1, /no dealership "nowhere"/],
    ['a missing file', ['--dealership', 'city', '--file', '/nowhere/x'], 1, /file does not exist/],
    ['a web page', ['--dealership', 'city', '--file', fileOf('<html>', 'page')], 1, /refused[\s\S]*web page/],
  ])('rejects %s with an explanation', (_, args, exit, sentence) => {
    const { status, text } = command(...args)
    expect(text).toMatch(sentence)
    expect(text).not.toMatch(/^ +at /m)
    expect(status).toBe(exit)
  })

  it('asks for the website when two websites have a dealership with the slug', async () => {
    await site.pool.query(
      `INSERT INTO tenants (name, slug, group_id, template) SELECT 'Other', 'other', id, 'metro' FROM groups`,
    )
    await site.pool.query(
      `INSERT INTO dealerships (tenant_id, slug, name) SELECT id, 'city', 'City' FROM tenants WHERE slug = 'other'`,
    )
    const { status, text } = command('--dealership', 'city', '--file', 'x')
    expect(text).toMatch(/Choose one with --tenant \(other, site\)/)
    expect(status).toBe(1)
  })
})
