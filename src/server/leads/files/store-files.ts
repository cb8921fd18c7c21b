import { randomUUID } from 'node:crypto'
import { endingOf } from '@/domain/leads/files/type-of-bytes'
import type { StoredFile } from '@/domain/leads/form/lead-form'
import { uploadStore } from '../../uploads/configured-store'
import type { ReceivedFile } from '../submission/submission'

/** A stored file of a lead, with the field that it answers. */
export interface LeadFile extends StoredFile {
  readonly field: string
}

/** Names begin with the time, so that the sweep knows how old a file is. They tell nothing about the sender. */
const nameOf = (type: string, now: number) => `${now.toString(36)}-${randomUUID()}${endingOf(type)}`

/** When a file was stored, in milliseconds, from its name in the store; null for a name that is not ours. */
export function storedAt(key: string): number | null {
  const [, time] = /^([\da-z]{8,9})-[\da-f-]{36}(?:\.[a-z]{3,4})?$/.exec(key) ?? []
  return time ? Number.parseInt(time, 36) : null
}

/** Copies a lead's files to the store, where no website shows them. If one fails, none stays. */
export async function storeFiles(files: readonly ReceivedFile[], now: number): Promise<LeadFile[]> {
  const stored = files.map(({ field, name, size, type }) => ({
    field,
    name,
    size,
    type,
    key: nameOf(type, now),
  }))
  try {
    for (const [nth, { key }] of stored.entries())
      await uploadStore().write('leads', key, files[nth]?.path ?? '')
    return stored
  } catch (error) {
    await removeFiles(stored)
    throw error
  }
}

/** Removes files that no lead names. One that cannot be removed is left to the nightly sweep. */
export async function removeFiles(files: readonly Pick<StoredFile, 'key'>[]): Promise<void> {
  await Promise.allSettled(files.map(({ key }) => uploadStore().remove('leads', key)))
}
