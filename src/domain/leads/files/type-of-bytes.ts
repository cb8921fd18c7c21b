/** The parts of a file that tell its type. */
export interface FileEnds {
  /** The first bytes, at least 32 of them in a longer file. */
  readonly head: Uint8Array
  /** The last bytes, where a ZIP file lists its content. */
  readonly tail: Uint8Array
}

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 32))

const beginsWith = (head: Uint8Array, ...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)

const HEIC = /^....ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/s
const WEBP = /^RIFF....WEBP/s

/** A ZIP file of which the list of content names a folder `word`. */
const isWord = ({ head, tail }: FileEnds) =>
  beginsWith(head, 0x50, 0x4b, 0x03, 0x04) && new TextDecoder('latin1').decode(tail).includes('word/')

/**
 * The media type of a file that a form accepts, by its content; null for all others. Names and the types that browsers
 * send are not believed.
 */
export function typeOfBytes(ends: FileEnds): string | null {
  const { head } = ends
  if (beginsWith(head, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (beginsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  const text = latin(head)
  if (WEBP.test(text)) return 'image/webp'
  if (HEIC.test(text)) return 'image/heic'
  if (text.startsWith('%PDF-')) return 'application/pdf'
  if (beginsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'application/msword'
  return isWord(ends) ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' : null
}

const endings = new Map([
  ['image/jpeg', '.jpg'],
  ['image/png', '.png'],
  ['image/webp', '.webp'],
  ['image/heic', '.heic'],
  ['application/pdf', '.pdf'],
  ['application/msword', '.doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '.docx'],
])

/** The ending of a stored file's name. It does not come from the sender. */
export const endingOf = (type: string): string => endings.get(type) ?? ''
