import type { AfterErrorHook } from 'payload'

/** SQLSTATEs of invalid values from the caller. All others are our own errors. */
const REFUSED_VALUES = new Set([
  '22001', // longer than its column
  '22003', // a number out of range
  '22007', // not a date
  '22008', // a date out of range
  '22021', // a null character in a text
  '22P02', // the wrong type for its column
  '22P05', // half a character in JSON
  '2201W', // a limit below 0
  '2201X', // a page below 1
  '23502', // a required value is missing
  '23503', // a reference to a missing row
  '23505', // a unique value is taken
  '23514', // a check constraint
])

/** Messages of the multipart parser for malformed uploads, which Payload answers with a 500. */
const BROKEN_UPLOAD =
  /^(?:Unexpected end of (?:form|file)|Malformed (?:part header|content type)|Multipart: Boundary not found|Request is not eligible for file upload|uploadConfig\.handlers is not present)/

const SERVER_ERROR = 500

/** Whether an error means that the request cannot be read or stored, and not that the server failed. */
export function isCallersError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, status = SERVER_ERROR } = error as Error & { code?: unknown; status?: number }
  if (status !== SERVER_ERROR) return false
  return (
    REFUSED_VALUES.has(String(code)) ||
    error instanceof SyntaxError ||
    error instanceof URIError ||
    BROKEN_UPLOAD.test(error.message) ||
    isCallersError(error.cause)
  )
}

/** Answers 400 where Payload's API would answer 500 to a request that the database or a parser refuses. */
export const answerRefusedValue: AfterErrorHook = ({ error }) =>
  isCallersError(error)
    ? {
        status: 400,
        response: { errors: [{ message: 'The request contains a value that cannot be read or stored.' }] },
      }
    : undefined
