import type { Pool } from 'pg'
import { Targets } from '../isolation/targets'
import { createWorld, type World } from '../isolation/world'

let world: World
let targets: Targets
let pool: Pool

beforeAll(async () => {
  world = await createWorld()
  targets = new Targets(world)
  pool = (await import('@/server/clients/database')).database()
})
beforeEach(() => pool.query('DELETE FROM redirects'))
afterAll(() => world?.close())

type Person = keyof World['people'] | 'anonymous'

async function send(csv: unknown, website = world.sites.own.id, person: Person = 'marketing-staff') {
  const { status, text } = await world.rest({
    method: 'POST',
    path: '/redirects/import',
    token: person === 'anonymous' ? null : world.people[person].token,
    body: { website, csv },
  })
  const { errors, ...counts } = JSON.parse(text) as { errors?: { message: string }[] }
  return { status, counts, problems: errors?.map(({ message }) => message) }
}

const stored = async () => {
  const { rows } = await pool.query('SELECT "from", "to", page_id FROM redirects ORDER BY "from"')
  return rows
}

describe('An import of old addresses', () => {
  it('stores them, follows pages, and changes known ones the second time', async () => {
    const { id } = await targets.create('pages', 'own', 0)
    const { path } = await world.payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    const csv = `From,To\nhttps://old.example/specials/,/search/kia\n/about.html,${path}\n`
    expect(await send(csv)).toMatchObject({ status: 200, counts: { added: 2, updated: 0, unchanged: 0 } })
    expect(await stored()).toEqual([
      { from: '/about.html', to: null, page_id: id },
      { from: '/specials', to: '/search/kia', page_id: null },
    ])
    const again = `from,to\n/specials,/search/used-cars\n/about.html,${path}\n`
    expect((await send(again)).counts).toEqual({ added: 0, updated: 1, unchanged: 1 })
    expect((await stored())[1]).toMatchObject({ to: '/search/used-cars' })
  })

  it('has one entry in the log of edits, and none when nothing is stored', async () => {
    const entries = async () => {
      const { rows } = await pool.query(
        `SELECT action::text, kind::text, title, parts, person_id::int AS person, website_id AS website FROM edits ORDER BY id`,
      )
      return rows
    }
    await pool.query('DELETE FROM edits')
    const lines = Array.from({ length: 120 }, (_, nth) => `/logged/${nth},/search/kia`)
    await send(['from,to', ...lines].join('\n'))
    const entry = { action: 'changed', kind: 'redirects', title: 'Import', parts: 'imported 120 redirects' }
    const person = world.people['marketing-staff'].id
    expect(await entries()).toEqual([{ ...entry, person, website: world.sites.own.id }])
    await send(['from,to', ...lines].join('\n'))
    await send('from,to\n/logged/new,nowhere\n')
    expect(await entries()).toHaveLength(1)
    await send('from,to\n/logged/1,/search/mg\n')
    expect((await entries()).map(({ parts }) => parts)).toEqual([
      'imported 120 redirects',
      'imported 1 redirect',
    ])
  })

  it('stores nothing of a file with a problem, and names line and column', async () => {
    const { status, problems } = await send(
      'from,to\n/specials,/search/kia\n/search/x,/search/kia\n/a,nowhere\n',
    )
    expect(status).toBe(400)
    expect(problems).toEqual([
      'Line 3, from: /search/x is reserved for the stock search. It cannot redirect.',
      'Line 4, to: Write a path such as /search/kia, or https://…',
    ])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['', 'The file has no addresses. Its first line names the columns.'],
    ['old,new\n/a,/b\n', 'The file has no column from, to.'],
    [`from,to\n"/a,/b\n`, expect.stringContaining('The file is not CSV')],
    [7, 'csv must be the text of a CSV file.'],
  ])('says what is wrong with the file %j', async (csv, problem) =>
    expect(await send(csv)).toMatchObject({ status: 400, problems: [problem] }),
  )

  it('takes five thousand lines at once', async () => {
    const lines = Array.from({ length: 5000 }, (_, nth) => `/old/${nth},/search/kia?nth=${nth}`)
    expect((await send(['from,to', ...lines].join('\n'))).counts).toMatchObject({ added: 5000 })
    expect((await send(['from,to', ...lines, '/one,/more'].join('\n'))).problems).toEqual([
      'The file has more than 5000 addresses. Split it.',
    ])
  })

  it('is refused for other websites, visitors and sales staff', async () => {
    const csv = 'from,to\n/specials,/search/kia\n'
    expect((await send(csv, world.sites.foreign.id)).status).toBe(404)
    expect((await send(csv, world.sites.own.id, 'anonymous')).status).toBe(403)
    expect((await send(csv, world.sites.own.id, 'sales-staff')).status).toBe(403)
    expect(await stored()).toEqual([])
  })
})
