import { log } from '../log/log.mjs'
import { FetchFailed } from '../upstream/fetch-failed'
import { NotAPicture } from './encode-image'

/** A picture is unavailable. The message is for the log, and names neither query nor path. */
export class ImageUnavailable extends Error {
  constructor(
    message: string,
    readonly retry: boolean,
  ) {
    super(message)
  }
}

/** Milliseconds before a failed original is fetched again: a page has many pictures, and many visitors. */
const FAILURE_TTL_MS = 60_000
const MAX_FAILURES = 5_000

const failures = new Map<string, { until: number; failure: ImageUnavailable }>()

/** Throws the failure of the original with this key, if it failed within the last minute. */
export function refuseKnownFailure(key: string): void {
  const known = failures.get(key)
  if (known && known.until > Date.now()) throw known.failure
  failures.delete(key)
}

function explain(error: unknown): ImageUnavailable {
  if (error instanceof FetchFailed) return new ImageUnavailable(error.message, error.retry)
  if (error instanceof NotAPicture) return new ImageUnavailable(error.message, false)
  const code = typeof error === 'object' && error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return new ImageUnavailable('its file is missing', false)
  return new ImageUnavailable(`it cannot be read (${code ?? 'unknown'})`, true)
}

/** Runs `work` on the original with this key. A failure is logged, remembered for a minute, and thrown as `ImageUnavailable`. */
export async function explainFailure<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const failure = explain(error)
    if (failures.size >= MAX_FAILURES) failures.clear()
    failures.set(key, { until: Date.now() + FAILURE_TTL_MS, failure })
    log.error(`picture not shown: ${failure.message}`)
    throw failure
  }
}
