import path from 'node:path'

const MEGABYTE = 1024 * 1024

/** Per file, in megabytes. docs/website/import.md states it. */
const MAX_MEGABYTES = 200

export const MAX_BYTES = MAX_MEGABYTES * MEGABYTE

/** Payload's upload options. Files stream to disk, so that none is held in memory whole. */
export const uploadOptions = (dataFolder: string) => ({
  abortOnLimit: true,
  limits: { fileSize: MAX_BYTES, files: 1 },
  // Higher than the file limit, so that the file limit applies first: this limit's message does not say how much is allowed.
  requestSizeLimit: 2 * MAX_BYTES,
  responseOnLimit: `The file is larger than ${MAX_MEGABYTES} MB.`,
  tempFileDir: uploadingFolder(dataFolder),
  useTempFiles: true,
})

export const uploadingFolder = (dataFolder: string) => path.join(dataFolder, 'uploading')
