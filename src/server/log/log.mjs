import { isNativeError } from 'node:util/types'
import { pino } from 'pino'
import { currentRequest } from './current-request.mjs'
import { destination } from './destination.mjs'
import { withoutPersonalData } from './without-personal-data.mjs'

/** The log of the web server, the worker and Payload. Plain JavaScript, because the web server runs outside Next's build. */

/**
 * Describes an error by standard fields only, because a database driver's own fields repeat the stored values.
 * @param {unknown} error @returns {object}
 */
function describeError(error) {
  if (!isNativeError(error)) return { message: String(error) }
  const { code } = /** @type {NodeJS.ErrnoException} */ (error)
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

function aboutRequest() {
  const request = currentRequest()
  if (!request) return {}
  const { id, tenant } = request
  return { requestId: id, ...(tenant !== undefined && { tenant }) }
}

/**
 * A log that writes JSON lines without personal data to `destination`.
 * @param {import('pino').DestinationStream} destination
 */
export const createLog = (destination) =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: aboutRequest,
      // The log call's own fields, such as the website, win over the request's.
      mixinMergeStrategy: (own, mixed) => ({ ...mixed, ...own }),
      serializers: { err: describeError },
      hooks: { streamWrite: withoutPersonalData },
    },
    destination,
  )

/** The only log: `log.error({ err: error }, 'what failed')`. It writes text until write-json.mjs switches it to JSON. */
export const log = createLog({ write: (line) => destination().write(line) })
