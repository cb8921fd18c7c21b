/** Without case, accents, spaces and hyphens: `CX-5` is `cx5`. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Whether two names are the same, however they are written. */
export const isSameName = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && plain(one) !== '' && plain(one) === plain(other)
