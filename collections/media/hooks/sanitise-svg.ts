import path from 'node:path'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { sanitiseSvg, UnusableSvg } from '@/server/svg/sanitise-svg'

const SVG = 'image/svg+xml'

/** A logo usually has a few kilobytes. */
const MAX_KILOBYTES = 512

const refused = (message: string) => new APIError(message, 400, undefined, true)

/** A file that starts with `<` is markup, whatever its name and MIME type. No raster format starts with it. */
function isDrawing({ data, mimetype, name }: { data: Buffer; mimetype: string; name: string }): boolean {
  const start = data
    .subarray(0, 1024)
    .toString('latin1')
    .replace(/^[\s\0\xef\xbb\xbf\xff\xfe]+/, '')
  return start.startsWith('<') || mimetype.startsWith(SVG) || path.extname(name).toLowerCase() === '.svg'
}

function decode(data: Buffer): string {
  const label = data[0] === 0xff && data[1] === 0xfe ? 'utf-16le' : 'utf-8'
  return new TextDecoder(label).decode(data)
}

/** Rebuilds an uploaded SVG from allow-listed elements and attributes before it is stored. */
export const sanitiseSvgUpload: CollectionBeforeOperationHook = ({ operation, req }) => {
  const file = req.file
  if (!file || !['create', 'update', 'updateByID'].includes(operation) || !isDrawing(file)) return
  if (file.size > MAX_KILOBYTES * 1024)
    throw refused(`The drawing is larger than ${MAX_KILOBYTES} KB, the limit for a logo.`)
  try {
    const data = Buffer.from(sanitiseSvg(decode(file.data)).svg)
    req.file = { ...file, data, size: data.length, mimetype: SVG, name: `${path.parse(file.name).name}.svg` }
  } catch (error) {
    throw error instanceof UnusableSvg ? refused(error.message) : error
  }
}
