import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { openPicture, TooManyPixels } from '@/server/images/encode-image'

/** Large enough for a camera's photo, and small enough for the server to hold several in memory. */
const MAX_MEGABYTES = 30
export const MAX_PICTURE_BYTES = MAX_MEGABYTES * 1024 * 1024

const refused = (message: string) => new APIError(message, 400, undefined, true)

/**
 * Refuses a file that is too large, decodes to too many pixels, or is not a picture despite its name. This happens
 * before anything is stored. `sanitiseSvgUpload` checks SVG files.
 */
export const requirePicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const file = req.file
  if (!file || !['create', 'update', 'updateByID'].includes(operation) || file.mimetype === 'image/svg+xml')
    return
  if (file.size > MAX_PICTURE_BYTES) {
    throw refused(`The picture is larger than ${MAX_MEGABYTES} MB. Make it smaller and upload it again.`)
  }
  try {
    await openPicture(file.data)
  } catch (error) {
    if (error instanceof TooManyPixels) {
      throw refused(`${file.name} has ${error.message}. Make it smaller and upload it again.`)
    }
    throw refused(`${file.name} is not a supported picture. Upload a JPEG, PNG, WebP or AVIF file.`)
  }
}
