import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { Part } from '@/domain/edits/changed-parts'

/** Returns the label. Without one, returns the name as words: `liveFrom` becomes "Live from". */
export function labelOf(label: unknown, name: string): string {
  if (typeof label === 'string') return label
  const words = name.replace(/[-_]/g, ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function partOf(field: FlattenedField): Part[] {
  // Other documents that refer to this one are not part of it.
  if (field.type === 'join') return []
  if (('virtual' in field && field.virtual) || field.hidden || field.admin?.hidden) return []
  const part = { name: field.name, label: labelOf(field.label, field.name) }
  if (field.type === 'blocks') {
    const labels = field.blocks.map(({ slug, labels }) => [slug, labelOf(labels?.singular, slug)])
    return [{ ...part, blocks: Object.fromEntries(labels) }]
  }
  if (field.type === 'group' || field.type === 'tab')
    return [{ ...part, parts: field.flattenedFields.flatMap(partOf) }]
  return [part]
}

/** Fields that Payload writes with every save. */
const ownFields: readonly string[] = ['updatedAt', 'createdAt', '_status']

/** The parts of a collection's form that people fill in, with their labels. */
export const partsOf = ({ flattenedFields }: SanitizedCollectionConfig): Part[] =>
  flattenedFields.filter(({ name }) => !ownFields.includes(name)).flatMap(partOf)
