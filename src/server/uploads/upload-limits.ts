import path from 'node:path'

const MEGABYTE = 1024 * 1024

/** Of one file, in megabytes: what docs/import.md promises. */
const MOST_MEGABYTES = 200

export const MOST_BYTES = MOST_MEGABYTES * MEGABYTE

/** How Payload takes files: written to disk as they come in, so that none is held in memory whole. */
export const uploadOptions = (dataFolder: string) => ({
  abortOnLimit: true,
  limits: { fileSize: MOST_BYTES, files: 1 },
  // Never the first to be met: its message does not say how much is allowed.
  requestSizeLimit: 2 * MOST_BYTES,
  responseOnLimit: `The file is over ${MOST_MEGABYTES} MB.`,
  tempFileDir: uploadingFolder(dataFolder),
  useTempFiles: true,
})

/** Where files are while they come in. */
export const uploadingFolder = (dataFolder: string) => path.join(dataFolder, 'uploading')
