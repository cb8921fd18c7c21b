import type { AfterErrorHook } from 'payload'

/** What Postgres says of a value that the caller gave, by SQLSTATE; what else it says is ours to mend. */
const REFUSED_VALUES = new Set([
  '22001', // longer than its column
  '22003', // a number out of range
  '22007', // no date
  '22008', // a date out of range
  '22021', // a null in a text
  '22P02', // not of its column's type
  '22P05', // half a character in JSON
  '2201W', // a limit below 0
  '2201X', // a page below 1
  '23502', // nothing where something must be
  '23503', // a reference to nothing
  '23505', // taken
  '23514', // against a rule of its table
])

/** What the parser of uploads says of what is none; Payload makes an error of the server of it. */
const BROKEN_UPLOAD =
  /^(?:Unexpected end of (?:form|file)|Malformed (?:part header|content type)|Multipart: Boundary not found|Request is not eligible for file upload|uploadConfig\.handlers is not present)/

const SERVER_ERROR = 500

/** Whether an error tells that the request cannot be read or stored, and not that the server failed. */
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

/** Answers 400 where Payload's API would answer 500 to what the database, or a parser of its own, refuses. */
export const answerRefusedValue: AfterErrorHook = ({ error }) =>
  isCallersError(error)
    ? { status: 400, response: { errors: [{ message: 'This cannot be read or stored as it is.' }] } }
    : undefined
