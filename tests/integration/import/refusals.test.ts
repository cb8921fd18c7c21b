import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { StockFormat } from '@/domain/stock/formats'
import { cars, type DealerSite, openDealerSite } from './dealer-site'

let site: DealerSite

beforeAll(async () => {
  site = await openDealerSite()
})
beforeEach(() => site.clear())
afterAll(() => site.close())

const ndjson = (count: number) =>
  cars(count)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('')
const MEGABYTE = 1024 * 1024

/** A stream of the given number of megabytes that counts the megabytes read. */
function endless(megabytes: number, chunk: Buffer) {
  const read = { megabytes: 0 }
  async function* chunks() {
    for (let sent = 0; sent < megabytes * MEGABYTE; sent += chunk.length) {
      read.megabytes = sent / MEGABYTE
      yield chunk
    }
  }
  return { source: Readable.from(chunks(), { objectMode: false }), read }
}

async function expectRefused(outcome: Promise<{ status: string; problem: string | null }>, sentence: RegExp) {
  expect(await outcome).toMatchObject({ status: 'refused', problem: expect.stringMatching(sentence) })
  expect((await site.stock()).size).toBe(0)
  expect((await site.runs()).at(-1)).toMatchObject({
    status: 'refused',
    problem: expect.stringMatching(sentence),
  })
}

describe('an import', () => {
  const files: [string, string | Buffer, RegExp, StockFormat?][] = [
    ['an empty file', '', /is empty/],
    ['a file with only spaces', ' \n\n ', /is empty/],
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', /web page \(HTML\)/],
    ['a web page that claims to be CSV', '<html></html>', /web page/, 'dealer-studio-csv'],
    ['XML', '<?xml version="1.0"?><stock/>', /This is XML/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), /not a text file/],
    ['a .zip archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(100)]), /\.zip archive/],
    ['UTF-16', Buffer.from('\ufeffStock number,Make', 'utf16le'), /UTF-16/],
    ['CSV with other columns', 'name,price\nChair,10\n', /not a supported stock format|has no column/],
    [
      'CSV that lacks columns',
      'Stock number,Make,DAP Price\nS1,Kia,10\n',
      /looks like dealer-studio-csv, but has no column "Model", "Year"/,
    ],
    [
      'CSV in a different format from the named one',
      'Stock number,Make,Model,Year\nS1,Kia,Rio,2020\n',
      /has no column "vin", "price", "condition"/,
      'google-vehicle-listings-csv',
    ],
    ['JSON that claims to be CSV', '[]', /This is JSON, not dealer-studio-csv/, 'dealer-studio-csv'],
    ['CSV that claims to be JSON', 'make,model\n', /This is not JSON/, 'forecourt-json'],
    ['truncated JSON', JSON.stringify(cars(3)).slice(0, -10), /cut off or is not valid JSON/],
    [
      'truncated JSON in an object',
      JSON.stringify({ vehicles: cars(3) }).slice(0, -1),
      /cut off or is not valid JSON/,
    ],
    ['JSON with text after it', `${JSON.stringify(cars(1))} and more`, /cut off or is not valid JSON/],
    ['JSON with a broken vehicle', '[{"make": Kia}]', /vehicle at line 1 is not valid JSON/],
    ['a list of numbers', '[1, 2]', /list is invalid at line 1/],
    ['another object', '{\n "cars": []\n}', /neither a list of vehicles nor/, 'forecourt-json'],
    ['a list of other objects', '[{"title": "Chair"}]', /field names are not Forecourt’s/],
    ['truncated NDJSON', ndjson(3).slice(0, -5), /cut off: its last line \(3\)/],
    ['CSV that ends inside quotes', 'Stock number,Make,Model,Year\nS1,"Kia', /ends inside a quoted value/],
    ['damaged gzip', gzipSync(ndjson(50)).subarray(0, 200), /damaged or cut off/],
  ]

  const cases = files.map(([name, content, sentence, format]) => ({
    name,
    content,
    sentence,
    format: format ?? null,
  }))
  it.each(cases)('rejects the whole of $name', async ({ content, sentence, format }) => {
    await expectRefused(site.importText(content, { format }), sentence)
  })

  it('rejects 500 MB of binary garbage and reads almost none of it', async () => {
    const { source, read } = endless(500, Buffer.alloc(64 * 1024, 7).fill(0, 100, 200))
    await expectRefused(site.importText('', { source }), /not a text file/)
    expect(read.megabytes).toBeLessThan(2)
  })

  it('rejects 500 MB on one line', async () => {
    const { source, read } = endless(500, Buffer.alloc(64 * 1024, 'x'))
    await expectRefused(site.importText('', { source, format: 'dealer-studio-csv' }), /has no column/)
    const line = endless(500, Buffer.alloc(64 * 1024, '{'))
    await expectRefused(
      site.importText('', { source: line.source, format: 'forecourt-ndjson' }),
      /longer than 1 MB/,
    )
    expect(read.megabytes + line.read.megabytes).toBeLessThan(5)
  })

  it('rejects 500 MB of lines that are not vehicles, after one that is', async () => {
    const { source, read } = endless(500, Buffer.from('{garbage}\n'.repeat(2000)))
    async function* chunks() {
      yield Buffer.from(ndjson(1))
      yield* source
    }
    const mixed = Readable.from(chunks(), { objectMode: false })
    await expectRefused(
      site.importText('', { source: mixed, format: 'forecourt-ndjson' }),
      /1000 rows in a row/,
    )
    expect(read.megabytes).toBeLessThan(5)
  })

  it('rejects a JSON element without an end', async () => {
    const { source, read } = endless(500, Buffer.alloc(64 * 1024, ' '))
    async function* chunks() {
      yield Buffer.from('[{"make":"')
      yield* source
    }
    const mixed = Readable.from(chunks(), { objectMode: false })
    await expectRefused(site.importText('', { source: mixed }), /larger than 1 MB/)
    expect(read.megabytes).toBeLessThan(5)
  })

  it('rejects a zip bomb: a small gzip file that decompresses to a gigabyte', async () => {
    const bomb = gzipSync(
      Buffer.alloc(64 * MEGABYTE, `${JSON.stringify({ ...cars(1)[0], badge: ' '.repeat(10_000) })}\n`),
    )
    expect(bomb.length).toBeLessThan(MEGABYTE)
    await expectRefused(site.importText(bomb), /zip bomb/)
  })
})

describe('a stock file', () => {
  it.each<[string, string | Buffer, StockFormat]>([
    ['as a JSON list', JSON.stringify(cars(3)), 'forecourt-json'],
    ['as a JSON list on several lines', JSON.stringify(cars(3), null, 2), 'forecourt-json'],
    [
      'as an object with vehicles',
      JSON.stringify({ count: 3, vehicles: cars(3), more: [1] }),
      'forecourt-json',
    ],
    ['as NDJSON', ndjson(3), 'forecourt-ndjson'],
    ['as NDJSON without a final newline', ndjson(3).trimEnd(), 'forecourt-ndjson'],
    ['with a byte order mark', `\ufeff${JSON.stringify(cars(3))}`, 'forecourt-json'],
    ['compressed with gzip', gzipSync(ndjson(3)), 'forecourt-ndjson'],
  ])('is accepted %s, because its content is recognised', async (_, content, format) => {
    expect(await site.importText(content)).toMatchObject({ status: 'done', format, counts: { added: 3 } })
  })

  it('is accepted in chunks of any size', async () => {
    const text = Buffer.from(
      JSON.stringify({ vehicles: cars(20, () => ({ badge: 'é "quoted" \\ [x] {y}' })) }),
    )
    for (const size of [1, 7, 100]) {
      await site.clear()
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        text.subarray(index * size, (index + 1) * size),
      )
      const source = Readable.from(chunks, { objectMode: false })
      expect(await site.importText('', { source })).toMatchObject({
        status: 'done',
        counts: { added: 20, rejected: 0 },
      })
      expect((await site.stock()).get('A20')?.badge).toBe('é "quoted" \\ [x] {y}')
    }
  })

  it('is accepted with the line number of every bad row', async () => {
    const text = JSON.stringify(
      cars(3, (index) => (index === 3 ? { km: -1 } : {})),
      null,
      2,
    )
    const { rejections } = await site.importText(text)
    expect(rejections[0]?.line).toBe(text.slice(0, text.lastIndexOf('{')).split('\n').length)
  })
})
