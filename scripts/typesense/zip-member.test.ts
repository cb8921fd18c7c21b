import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { deflateRawSync } from 'node:zlib'
import { unpackMember } from './zip-member.mjs'

/** Builds an archive of deflated files like `zip` does, without checksums, which the reader ignores. */
function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end, Buffer.from('a comment')])
}

describe('unpackMember', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-zip-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const unpack = async (archive: Buffer, member: string) => {
    const path = join(folder, 'archive.zip')
    writeFileSync(path, archive)
    const target = new PassThrough()
    const chunks: Buffer[] = []
    target.on('data', (chunk) => chunks.push(chunk))
    await unpackMember(path, member, target)
    expect(target.writableEnded).toBe(false)
    return Buffer.concat(chunks).toString()
  }

  it('unpacks any file of an archive completely', async () => {
    const files = { 'a/one.bin': 'first '.repeat(50_000), 'a/two.bin': 'second', empty: '' }
    for (const [name, content] of Object.entries(files)) expect(await unpack(zip(files), name)).toBe(content)
  })

  it('explains what is wrong with an archive', async () => {
    await expect(unpack(zip({ one: '1' }), 'two')).rejects.toThrow('it has no two')
    await expect(unpack(Buffer.from('not a zip archive at all, but long enough'), 'one')).rejects.toThrow(
      'not a zip archive',
    )
  })
})
