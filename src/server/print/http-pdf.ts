import { env } from '@/env'
import { FetchFailed } from '../upstream/fetch-failed'
import { type FetchLimits, openAddress } from '../upstream/open-address'

/** A shopper waits for the file, as they do for ours. */
const limits: Omit<FetchLimits, 'allowPrivate'> = {
  idleMs: 10_000,
  totalMs: 12_000,
  maxBytes: 10 * 1024 * 1024,
}

const SIGNATURE = '%PDF-'

/**
 * Fetches a vehicle's PDF from the website's own service: `GET {address}?slug={slug}` answers with the file (SHARE-11). Throws
 * when the service fails, takes longer than 12 seconds, or answers with anything but a PDF of at most 10 MB.
 */
export async function fetchPdf(address: string, slug: string): Promise<Buffer> {
  const url = new URL(address)
  url.searchParams.set('slug', slug)
  const signal = AbortSignal.timeout(limits.totalMs)
  const own = { ...limits, allowPrivate: env().FEED_ALLOW_PRIVATE }
  const response = await openAddress(url.href, own, signal)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limits.maxBytes)
        throw new FetchFailed(`${url.host} answered with a file that is too large.`, false)
      chunks.push(chunk)
    }
  } finally {
    response.destroy()
  }
  const file = Buffer.concat(chunks)
  if (file.subarray(0, SIGNATURE.length).toString('latin1') !== SIGNATURE)
    throw new FetchFailed(`${url.host} did not answer with a PDF.`, false)
  return file
}
