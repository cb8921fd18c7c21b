import { MOST_BYTES, MOST_DOCUMENTS } from './file-lines'

const MEGABYTE = 1024 * 1024
export const megabytes = (bytes: number) => `${Math.ceil(bytes / MEGABYTE)} MB`

export interface FileSize {
  readonly bytes: number
  readonly documents: number
}

/** Why a file of this size could not be imported. Null when it could. */
export function sizeProblem({ bytes, documents }: FileSize): string | null {
  if (bytes > MOST_BYTES)
    return `The file would have ${megabytes(bytes)}. A website is made from a file of at most ${megabytes(MOST_BYTES)}. Delete pictures that no page shows, or make the largest ones smaller.`
  if (documents > MOST_DOCUMENTS)
    return `The file would have ${documents} documents. A website is made from a file of at most ${MOST_DOCUMENTS}. Delete content that nobody needs, such as old redirects.`
  return null
}
