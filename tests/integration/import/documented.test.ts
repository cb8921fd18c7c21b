import { readFileSync } from 'node:fs'
import { feedFieldNames } from '@/domain/stock/import/provided-columns'
import { allFormats } from '@/server/stock/formats/all-formats'
import { readColumns } from '@/server/stock/formats/columns-of'
import { type DealerSite, openDealerSite } from './dealer-site'

const page = readFileSync('docs/website/import.md', 'utf8')
const csvFormats = Object.values(allFormats).filter((format) => format.syntax === 'csv')

function sectionOf(title: string): string {
  const [, after = ''] = page.split(`### ${title}\n`)
  return after.split(/^##/m, 1)[0] ?? ''
}

function tableOf(title: string): string[][] {
  const lines = sectionOf(title)
    .split('\n')
    .filter((line) => line.startsWith('| '))
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim().replace(/^`|`$/g, '')),
  )
}

const JSON_TITLE = 'forecourt-json and forecourt-ndjson'
const exampleOf = (title: string) => /```json\n([\s\S]*?)```/.exec(sectionOf(title))?.[1] ?? ''

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

describe('docs/website/import.md', () => {
  it.each(csvFormats.map((format) => [format.name, format] as const))(
    'lists every column that %s reads',
    (name, format) => {
      expect(
        tableOf(name)
          .map(([column]) => column)
          .sort(),
      ).toEqual([...readColumns(format)].sort())
    },
  )

  it.each(csvFormats.map((format) => [format.name, format] as const))(
    'names the columns that %s requires',
    (name, format) => {
      const required = tableOf(name).filter(([, meaning]) => /required/.test(meaning ?? ''))
      expect(required.map(([column]) => column).sort()).toEqual([...format.requiredColumns].sort())
    },
  )

  it.each(csvFormats.map(({ name }) => [name]))(
    'has an example of %s that imports without a message',
    async (name) => {
      const rows = tableOf(name)
      const cells = (index: number) => rows.map((row) => `"${row[index]}"`).join(',')
      const outcome = await site.importText(`${cells(0)}\n${cells(2)}\n`)
      expect(outcome).toMatchObject({ format: name, counts: { added: 1 }, rejections: [], notes: [] })
    },
  )

  it('lists every field that Forecourt’s own formats read', () => {
    const listed = tableOf(JSON_TITLE).map(([, field]) => field)
    expect(listed.sort()).toEqual([...feedFieldNames].sort())
  })

  it('has an example of JSON that imports without a message, as a list and as lines', async () => {
    const text = exampleOf(JSON_TITLE)
    const { vehicles } = JSON.parse(text) as { vehicles: Record<string, unknown>[] }
    const lines = vehicles.map((vehicle) => JSON.stringify(vehicle)).join('\n')
    const quiet = { rejections: [], notes: [] }
    expect(await site.importText(text)).toMatchObject({
      format: 'forecourt-json',
      counts: { added: 1 },
      ...quiet,
    })
    expect(await site.importText(lines)).toMatchObject({
      format: 'forecourt-ndjson',
      counts: { unchanged: 1 },
      ...quiet,
    })
    for (const name of Object.keys(vehicles[0] ?? {})) {
      expect([...feedFieldNames].some((field) => field === name || field.startsWith(`${name}.`))).toBe(true)
    }
  })
})
