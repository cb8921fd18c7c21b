import { isNativeError } from 'node:util/types'
import { pino } from 'pino'
import { currentRequest } from './current-request.mjs'
import { destination } from './destination.mjs'
import { withoutPersonalData } from './without-personal-data.mjs'

/**
 * The log of the web server, the worker and Payload. Plain JavaScript, because the web server runs outside of Next's build.
 */

/**
 * Of an error only what says what went wrong: a driver's own fields repeat the values that were written.
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
 * A log that writes lines to `destination`, each as JSON and without personal data.
 * @param {import('pino').DestinationStream} destination
 */
export const createLog = (destination) =>
  pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: aboutRequest,
      // What was named before a request was known, such as its website, is told once.
      mixinMergeStrategy: (told, mixed) => ({ ...mixed, ...told }),
      serializers: { err: describeError },
      hooks: { streamWrite: withoutPersonalData },
    },
    destination,
  )

/**
 * What happens on the server is told here and nowhere else: `log.error({ err: error }, 'what could not be done')`. For people, until the
 * process is told otherwise (write-json.mjs).
 */
export const log = createLog({ write: (line) => destination().write(line) })
