import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import type { World } from '../isolation/world'

/** Whether the disk fills up while a stored file is half written. */
let isFilling = false

async function copyFile(from: string, to: string): Promise<void> {
  if (!isFilling) return files.copyFile(from, to)
  const bytes = readFileSync(from)
  writeFileSync(to, bytes.subarray(0, bytes.length / 2))
  throw Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' })
}
for (const name of ['node:fs/promises', 'fs/promises'])
  jest.unstable_mockModule(name, () => ({ ...files, default: { ...files, copyFile }, copyFile }))

let world: World
let pixel: { name: string; type: string; bytes: Uint8Array }
beforeAll(async () => {
  const { createWorld } = await import('../isolation/world')
  world = await createWorld()
  pixel = (await import('../isolation/targets')).pixel
})
afterAll(() => world?.close())
afterEach(() => {
  isFilling = false
})

const stored = (folder: string) => {
  try {
    return readdirSync(join(process.env.DATA_DIR ?? '', folder)).sort()
  } catch {
    return []
  }
}
const send = (path: string, body: object, file: typeof pixel, method: 'POST' | 'PATCH' = 'POST') =>
  world.rest({ method, path, token: world.people['platform-admin'].token, body, file })
const picture = () => ({ alt: 'The yard', tenant: world.sites.own.id })
const stockRun = () => ({ tenant: world.sites.own.id, dealership: world.sites.own.dealershipId })
const stockFile = { name: 'stock.csv', type: 'text/csv', bytes: Buffer.from('Stock,Make\nS1,Kia\n') }

describe('a disk that fills up while a file is stored', () => {
  it.each([
    ['a picture', 'media', 'media'],
    ['a stock file', 'import-runs', 'imports'],
  ] as const)('answers 507 to %s and leaves neither file nor document', async (_, collection, folder) => {
    const before = stored(folder)
    const { totalDocs } = await world.payload.count({ collection })
    isFilling = true
    const answer = await (collection === 'media'
      ? send('/media', picture(), pixel)
      : send('/import-runs', stockRun(), stockFile))
    expect([answer.status, answer.text]).toEqual([507, expect.stringContaining('disk is full')])
    expect(stored(folder)).toEqual(before)
    expect((await world.payload.count({ collection })).totalDocs).toBe(totalDocs)
  })

  it('keeps the picture that was to be replaced', async () => {
    const { doc } = JSON.parse((await send('/media', picture(), pixel)).text)
    const before = stored('media')
    isFilling = true
    expect((await send(`/media/${doc.id}`, {}, pixel, 'PATCH')).status).toBe(507)
    expect(stored('media')).toEqual(before)
    expect(before).toContain(doc.filename)
  })
})
