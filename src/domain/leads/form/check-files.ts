import type { CheckedField, FormFile, LeadField } from './lead-form'

const types = {
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  document: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
} as const

/** The media types of a file field, for `accept` and for the server's look at the bytes. */
export function acceptedTypes({ files }: Pick<LeadField, 'files'>): readonly string[] {
  return (files?.accepts ?? []).flatMap((kind): readonly string[] => types[kind])
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

const isFile = (file: unknown): file is FormFile =>
  typeof file === 'object' && file !== null && 'name' in file && 'size' in file && 'type' in file

function problemOf(field: LeadField, files: readonly FormFile[]): string | null {
  const { max = 1, maxBytes = 10_000_000 } = field.files ?? {}
  if (files.length > max) return `Choose at most ${max} ${max === 1 ? 'file' : 'files'}.`
  for (const { name, size, type } of files) {
    if (size > maxBytes) return `“${name}” is larger than ${megabytes(maxBytes)}.`
    if (!acceptedTypes(field).includes(type)) return `“${name}” is not a file that we can open.`
  }
  return null
}

/** Checks the number, sizes and types of a field's files. */
export function checkFiles(field: LeadField, answer: readonly unknown[]): CheckedField {
  const files = answer.filter(isFile)
  const problem = files.length < answer.length ? 'Choose a file.' : problemOf(field, files)
  return problem === null ? { ok: true, value: files } : { ok: false, message: problem }
}
