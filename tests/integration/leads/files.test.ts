import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { HOST, openSendingSite, payloadOf, type SendingSite } from './sending-site'

let site: SendingSite
let POST: typeof import('@/app/sites/[host]/api/enquiries/route').POST
let sweepLeadFiles: typeof import('@/server/leads/files/sweep-files').sweepLeadFiles
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lead-files-'))
  process.env.DATA_DIR = folder
  site = await openSendingSite()
  ;({ POST } = await import('@/app/sites/[host]/api/enquiries/route'))
  ;({ sweepLeadFiles } = await import('@/server/leads/files/sweep-files'))
})
beforeEach(async () => {
  await site.clear()
  for (const name of filesIn('leads')) rmSync(path.join(folder, 'leads', name))
})
afterEach(() => expect(filesIn('uploading')).toEqual([]))
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

function filesIn(name: string): string[] {
  try {
    return readdirSync(path.join(folder, name))
  } catch {
    return []
  }
}

const PDF = '%PDF-1.7 résumé'

async function apply(
  files: [name: string, content: string | Uint8Array<ArrayBuffer>][],
  payload = payloadOf('careers'),
) {
  const body = new FormData()
  body.set('payload', JSON.stringify(payload))
  for (const [name, content] of files)
    body.append('file:resume', new File([content], name, { type: 'application/pdf' }))
  const request = new Request(`http://${HOST}/api/enquiries`, {
    method: 'POST',
    body,
    headers: { host: HOST },
  })
  const answer = await POST(request, { params: Promise.resolve({ host: HOST }) })
  return { status: answer.status, said: await answer.json() }
}

describe('a file of a form', () => {
  it('is stored where no website shows it, with its type by its content [ENQ-25]', async () => {
    expect((await apply([['../../my résumé.pdf', PDF]])).status).toBe(201)
    const [lead] = await site.leads()
    const [key = ''] = filesIn('leads')
    expect(key).toMatch(/^[\da-z]{8}-[\da-f-]{36}\.pdf$/)
    expect(lead?.files).toEqual([
      { field: 'resume', name: 'my résumé.pdf', size: Buffer.byteLength(PDF), type: 'application/pdf', key },
    ])
    expect(lead?.answers).not.toHaveProperty('resume')
  })

  it.each<[what: string, files: [string, string | Uint8Array<ArrayBuffer>][], message: RegExp]>([
    [
      'markup with the name of a document',
      [['cv.pdf', '<script>alert(1)</script>']],
      /“cv\.pdf” is not a file/,
    ],
    [
      'a picture where a document is asked for',
      [['cv.pdf', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]],
      /not a file/,
    ],
    ['an empty file', [['cv.pdf', '']], /not a file/],
    [
      'two files where one is asked for',
      [
        ['a.pdf', PDF],
        ['b.pdf', PDF],
      ],
      /at most 1 file/,
    ],
    ['a file of over 10 MB', [['cv.pdf', PDF + 'x'.repeat(10_000_000)]], /larger than 10 MB/],
  ])('that is %s is refused at its field, and not stored [ENQ-25]', async (_, files, message) => {
    const { status, said } = await apply(files)
    expect(status).toBe(422)
    expect(said.error.fields.resume).toMatch(message)
    expect([await site.leads(), filesIn('leads')]).toEqual([[], []])
  })

  it('is optional when the field is [ENQ-25]', async () => {
    expect((await apply([])).status).toBe(201)
    expect((await site.leads())[0]?.files).toBeNull()
  })

  it('of a form that is sent again is stored once [ENQ-18]', async () => {
    const payload = payloadOf('careers')
    const answers = await Promise.all([1, 2, 3].map(() => apply([['cv.pdf', PDF]], payload)))
    expect(new Set(answers.map(({ said }) => said.lead_id)).size).toBe(1)
    expect(filesIn('leads')).toHaveLength(1)
    expect((await site.leads())[0]?.files).toMatchObject([{ key: filesIn('leads')[0] }])
  })

  it('more than five times is refused unread [ENQ-25]', async () => {
    const { status, said } = await apply([...Array(6).keys()].map((nth) => [`${nth}.pdf`, PDF]))
    expect([status, said.error.message]).toEqual([413, 'Send at most 5 files of 10 MB each.'])
  })

  it('without a lead is removed after a day, and one with a lead stays', async () => {
    await apply([['cv.pdf', PDF]])
    const [kept] = filesIn('leads')
    await apply([['cv.pdf', PDF]])
    await site.pool.query('DELETE FROM lead_deliveries WHERE lead_id = (SELECT max(id) FROM leads)')
    await site.pool.query('DELETE FROM leads WHERE id = (SELECT max(id) FROM leads)')
    expect(await sweepLeadFiles(site.pool, new Date())).toBe(0)
    expect(filesIn('leads')).toHaveLength(2)
    expect(await sweepLeadFiles(site.pool, new Date(Date.now() + 86_500_000))).toBe(1)
    expect(filesIn('leads')).toEqual([kept])
  })

  it.each([
    ['is cut off', '--b\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{}'],
    ['is empty', ''],
  ])('in a request that %s is refused', async (_, body) => {
    const headers = { host: HOST, 'content-type': 'multipart/form-data; boundary=b' }
    const request = new Request(`http://${HOST}/api/enquiries`, { method: 'POST', body, headers })
    const answer = await POST(request, { params: Promise.resolve({ host: HOST }) })
    expect(answer.status).toBe(400)
  })
})
