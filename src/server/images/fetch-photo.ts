import { buffer } from 'node:stream/consumers'
import { env } from '@/env'
import { FetchFailed } from '../upstream/fetch-failed'
import { type FetchLimits, openAddress } from '../upstream/open-address'

/** A shopper is waiting, so a photo that takes longer is shown as missing and retried later. */
export const photoLimits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 4_000,
  totalMs: 10_000,
  maxBytes: 30 * 1024 * 1024,
}

/** Milliseconds before the one retry of a temporary failure. */
const RETRY_AFTER_MS = 250

async function fetchOnce(url: string, limits: FetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.totalMs)
  const response = await openAddress(url, limits, signal)
  try {
    if (Number(response.headers['content-length']) > limits.maxBytes) throw tooLarge(limits)
    let bytes = 0
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > limits.maxBytes) response.destroy(tooLarge(limits))
    })
    return await buffer(response)
  } catch (error) {
    if (error instanceof FetchFailed) throw error
    throw new FetchFailed(`The connection to ${new URL(url).host} failed.`, true)
  } finally {
    response.destroy()
  }
}

function tooLarge({ maxBytes }: FetchLimits): FetchFailed {
  return new FetchFailed(`The photo is larger than ${Math.round(maxBytes / 1024 / 1024)} MB.`, false)
}

/**
 * Downloads a photo of at most 30 MB, within 10 seconds a try. Temporary failures (no answer, a server error) are retried once. Throws a
 * `FetchFailed`.
 */
export async function fetchPhoto(url: string, limits = photoLimits): Promise<Buffer> {
  const all = { ...limits, allowPrivate: env().FEED_ALLOW_PRIVATE }
  if (!URL.canParse(url)) throw new FetchFailed('The photo’s address is not a URL.', false)
  try {
    return await fetchOnce(url, all)
  } catch (error) {
    const failed = asFetchFailed(error, url)
    if (!failed.retry) throw failed
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
    return fetchOnce(url, all).catch((again) => {
      throw asFetchFailed(again, url)
    })
  }
}

function asFetchFailed(error: unknown, url: string): FetchFailed {
  return error instanceof FetchFailed
    ? error
    : new FetchFailed(`${new URL(url).host} cannot be reached.`, true)
}
