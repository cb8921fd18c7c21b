import { mkdtempSync, rmSync } from 'node:fs'
import type { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { answerFullDisk } from './answer-full-disk'
import { hasRoom, saysDiskFull } from './disk-room'

const MB = 1024 * 1024
const full = (code: string) => Object.assign(new Error(`${code}: no space`), { code })
const free = (bytes: number) =>
  (async () => ({ bavail: bytes / 4096, bsize: 4096 })) as unknown as typeof statfs
const failing = (code: string) => (() => Promise.reject(full(code))) as unknown as typeof statfs

describe('hasRoom', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'room-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is true when the reserve stays free besides the file', async () => {
    expect(await hasRoom(folder, 60 * MB, free(100 * MB))).toBe(true)
    expect(await hasRoom(folder, 60 * MB, free(80 * MB))).toBe(false)
    expect(await hasRoom(path.join(folder, 'not', 'yet'), 1)).toBe(true)
  })

  it('is true when the free space is unknown, and false when the disk reports that it is full', async () => {
    expect(await hasRoom(folder, 1, failing('ENOSYS'))).toBe(true)
    expect(await hasRoom(folder, 1, failing('EDQUOT'))).toBe(false)
  })
})

it('saysDiskFull recognises a full disk from an error or its cause', () => {
  expect(saysDiskFull(full('ENOSPC'))).toBe(true)
  expect(saysDiskFull(new Error('upload failed', { cause: full('ENOSPC') }))).toBe(true)
  expect(saysDiskFull(full('EACCES'))).toBe(false)
})

it('answerFullDisk answers 507 with advice when the disk is full, and ignores other errors', async () => {
  const answer = (error: Error) => answerFullDisk({ error } as Parameters<typeof answerFullDisk>[0])
  expect(await answer(full('ENOSPC'))).toMatchObject({
    status: 507,
    response: { errors: [{ message: expect.stringContaining('disk is full') }] },
  })
  expect(await answer(new Error('other'))).toBeUndefined()
})
