import path from 'node:path'

const MEGABYTE = 1024 * 1024

/** Per file, in megabytes. docs/import.md states it. */
const MOST_MEGABYTES = 200

export const MOST_BYTES = MOST_MEGABYTES * MEGABYTE

/** Payload's upload options. Files stream to disk, so that none is held in memory whole. */
export const uploadOptions = (dataFolder: string) => ({
  abortOnLimit: true,
  limits: { fileSize: MOST_BYTES, files: 1 },
  // Higher than the file limit, so that the file limit applies first: this limit's message does not say how much is allowed.
  requestSizeLimit: 2 * MOST_BYTES,
  responseOnLimit: `The file is larger than ${MOST_MEGABYTES} MB.`,
  tempFileDir: uploadingFolder(dataFolder),
  useTempFiles: true,
})

export const uploadingFolder = (dataFolder: string) => path.join(dataFolder, 'uploading')
