import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { openPicture, TooManyPixels } from '@/server/images/encode-image'

/** Of a picture: what a camera takes, and no more than the server can hold several of. */
const MAX_MEGABYTES = 30
export const MOST_BYTES = MAX_MEGABYTES * 1024 * 1024

const refused = (message: string) => new APIError(message, 400, undefined, true)

/**
 * Refuses a file that is too large, unpacks to too many pixels, or whose content is no picture whatever its name says,
 * before anything of it is kept. Drawings (SVG) are checked where they are cleaned.
 */
export const refuseNoPicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const file = req.file
  if (!file || !['create', 'update', 'updateByID'].includes(operation) || file.mimetype === 'image/svg+xml')
    return
  if (file.size > MOST_BYTES) {
    throw refused(`The picture is over ${MAX_MEGABYTES} MB. Save it smaller and upload it again.`)
  }
  try {
    await openPicture(file.data)
  } catch (error) {
    if (error instanceof TooManyPixels) {
      throw refused(`${file.name} has ${error.message}. Save it smaller and upload it again.`)
    }
    throw refused(`${file.name} is not a picture that can be shown. Upload a JPEG, PNG, WebP or AVIF file.`)
  }
}
