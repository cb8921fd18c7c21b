import { readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ImageStore } from './image-store'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'image-store-'))
})
afterEach(() => rm(folder, { recursive: true }))

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
const bytesKept = () => files().reduce((sum, file) => sum + statSync(file).size, 0)

describe('ImageStore', () => {
  it('reads what was written, and returns null for an unknown key', async () => {
    const store = new ImageStore(folder, 1000)
    await store.write('../../etc/passwd', Buffer.from('a picture'))
    expect(await store.read('../../etc/passwd')).toMatchObject({ content: Buffer.from('a picture') })
    expect(await store.read('other')).toBeNull()
    expect(files().every((file) => file.startsWith(folder))).toBe(true)
  })

  it('stays within its size by evicting the least used files', async () => {
    const store = new ImageStore(folder, 1000)
    await store.write('old', Buffer.alloc(100))
    const [old = ''] = files()
    await utimes(old, 1, 1)
    for (let index = 0; index < 30; index++) await store.write(`new ${index}`, Buffer.alloc(100))
    expect(bytesKept()).toBeLessThanOrEqual(1000)
    expect(await store.read('old')).toBeNull()
    expect(await store.read('new 29')).not.toBeNull()
  })

  it('keeps the time of a picture’s original, whenever the picture was last used', async () => {
    const store = new ImageStore(folder, 1000)
    await store.write('photo', Buffer.from('x'), 5_000)
    const [file = ''] = files()
    await utimes(file, 1, 5)
    expect(await store.read('photo')).toMatchObject({ since: 5_000 })
    expect(statSync(file).atimeMs).toBeGreaterThan(Date.now() - 60_000)
    expect(await store.read('photo')).toMatchObject({ since: 5_000 })
  })

  it('has room for pictures made ahead until it is four fifths full', async () => {
    const store = new ImageStore(folder, 1000)
    await store.write('one', Buffer.alloc(700))
    expect(await store.hasRoom()).toBe(true)
    await store.write('two', Buffer.alloc(100))
    expect(await store.hasRoom()).toBe(false)
    expect([await store.since('one'), await store.since('three')]).toEqual([expect.any(Number), null])
  })

  it('keeps working when its folder cannot be used', async () => {
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {})
    await writeFile(path.join(folder, 'a file'), '')
    const store = new ImageStore(path.join(folder, 'a file'), 1000)
    await store.write('a', Buffer.from('x'))
    expect(await store.read('a')).toBeNull()
    expect(silent).toHaveBeenCalled()
    silent.mockRestore()
  })
})
