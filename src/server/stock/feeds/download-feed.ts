import { type FileHandle, open, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FetchFailed } from '../../upstream/fetch-failed'
import { type FetchLimits, openAddress } from '../../upstream/open-address'
import { errorCode } from '../parsers/file-errors'

/**
 * The size limit is a quarter of an import's unpacked limit (`limits.fileBytes`). Uncompressed feeds stay below it, and most
 * feeds are compressed.
 */
export const feedLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 30_000,
  totalMs: 10 * 60_000,
  maxBytes: 256 * 1024 * 1024,
}

function tooLarge(maxBytes: number): FetchFailed {
  return new FetchFailed(`The feed is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`, false)
}

function capped(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(tooLarge(maxBytes))
      else done(null, chunk)
    },
  })
}

async function save(response: IncomingMessage, file: FileHandle, maxBytes: number): Promise<void> {
  if (Number(response.headers['content-length']) > maxBytes) throw tooLarge(maxBytes)
  await pipeline(response, capped(maxBytes), file.createWriteStream())
}

function explain(error: unknown, host: string, signal: AbortSignal): unknown {
  if (error instanceof FetchFailed) return error
  if (signal.aborted) return new FetchFailed(`${host} took too long to send the feed.`, true)
  const code = errorCode(error)
  if (code === 'ENOSPC') return error
  if (code === 'ENOTFOUND') return new FetchFailed(`The server ${host} does not exist.`, true)
  return new FetchFailed(`The connection to ${host} failed${code ? ` (${code})` : ''}.`, true)
}

/** Streams a feed into a file. Throws a `FetchFailed` and removes the file. */
export async function downloadFeed(address: string, path: string, limits: FetchLimits): Promise<void> {
  const host = URL.canParse(address) ? new URL(address).host : ''
  if (!host) throw new FetchFailed('The feed’s address is not a web address.', false)
  // Open the file here: a stream that opens it lazily may create it after the cleanup below.
  const file = await open(path, 'w', 0o600)
  const signal = AbortSignal.timeout(limits.totalMs)
  let response: IncomingMessage | undefined
  try {
    response = await openAddress(address, limits, signal)
    await save(response, file, limits.maxBytes)
  } catch (error) {
    response?.destroy()
    await file.close()
    await rm(path, { force: true })
    throw explain(error, host, signal)
  }
}
