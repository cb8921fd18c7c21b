import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw } from 'node:zlib'

const END_RECORD = 0x06054b50
const END_RECORD_BYTES = 22
const LONGEST_COMMENT = 0xffff
const ENTRY_BYTES = 46
const LOCAL_HEADER_BYTES = 30
const DEFLATED = 8

async function readAt(file, position, length) {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}

async function readDirectory(file) {
  const { size } = await file.stat()
  const from = Math.max(0, size - END_RECORD_BYTES - LONGEST_COMMENT)
  const tail = await readAt(file, from, size - from)
  for (let at = tail.length - END_RECORD_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) === END_RECORD)
      return readAt(file, tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12))
  }
  throw new Error('it is not a zip archive')
}

function* entries(directory) {
  for (let at = 0; at + ENTRY_BYTES <= directory.length; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    const name = directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    yield {
      name,
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      header: directory.readUInt32LE(at + 42),
    }
    at += ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
}

async function locate(path, member) {
  const file = await open(path)
  try {
    const entry = [...entries(await readDirectory(file))].find(({ name }) => name === member)
    if (!entry) throw new Error(`it has no ${member}`)
    if (entry.method !== DEFLATED) throw new Error(`${member} has an unknown compression method`)
    const header = await readAt(file, entry.header, LOCAL_HEADER_BYTES)
    const start = entry.header + LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
    return { start, end: start + entry.packedBytes - 1 }
  } finally {
    await file.close()
  }
}

/**
 * Unpacks one file of a zip archive (no zip64, no encryption) into a stream, which stays open.
 * @param {string} path
 * @param {string} member
 * @param {NodeJS.WritableStream} target
 */
export async function unpackMember(path, member, target) {
  const { start, end } = await locate(path, member)
  await pipeline(createReadStream(path, { start, end }), createInflateRaw(), target, { end: false })
}
