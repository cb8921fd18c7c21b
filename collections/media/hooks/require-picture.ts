import { readFile, rm } from 'node:fs/promises'
import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { openPicture, TooManyPixels } from '@/server/images/encode-image'

/** Large enough for a camera's photo, and small enough for the server to hold several in memory. */
const MAX_MEGABYTES = 30
const MAX_PICTURE_BYTES = MAX_MEGABYTES * 1024 * 1024

const refused = (message: string) => new APIError(message, 400, undefined, true)

/** Reads an uploaded picture from its temporary file into memory for the next hooks. Oversized files are not read. */
export const readUploadIntoMemory: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file?.tempFilePath || file.size > MAX_PICTURE_BYTES) return
  const { tempFilePath, ...rest } = file
  req.file = { ...rest, data: await readFile(tempFilePath) }
  await rm(tempFilePath, { force: true })
}

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
