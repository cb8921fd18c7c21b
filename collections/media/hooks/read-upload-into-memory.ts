import { readFile, rm } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { MAX_PICTURE_BYTES } from './require-picture'

/** Reads an uploaded picture from its temporary file into memory for the next hooks. Oversized files are not read. */
export const readUploadIntoMemory: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file?.tempFilePath || file.size > MAX_PICTURE_BYTES) return
  const { tempFilePath, ...rest } = file
  req.file = { ...rest, data: await readFile(tempFilePath) }
  await rm(tempFilePath, { force: true })
}
