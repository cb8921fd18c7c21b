import { readFile, rm } from 'node:fs/promises'
import type { CollectionBeforeOperationHook } from 'payload'
import { MOST_BYTES } from './refuse-no-picture'

/** A picture comes in by way of the disk, as every file does, and is looked at in memory. One that is too large is not read. */
export const takeIntoMemory: CollectionBeforeOperationHook = async ({ req }) => {
  const { file } = req
  if (!file?.tempFilePath || file.size > MOST_BYTES) return
  const { tempFilePath, ...rest } = file
  req.file = { ...rest, data: await readFile(tempFilePath) }
  await rm(tempFilePath, { force: true })
}
