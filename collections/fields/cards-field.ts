import type { ArrayField, Field } from 'payload'
import { rowTitle } from './row-title/row-title'

interface Cards {
  name: string
  labels: { singular: string; plural: string }
  /** A block without a minimum may have none. */
  min?: number
  max: number
  description?: string
  /** The field whose text names a card in the editor's list. */
  titledBy?: string
  defaultValue?: Record<string, string>[]
  fields: Field[]
}

/** The cards, tiles, links or questions of a block, in the editor's order. */
export function cardsField({
  name,
  labels,
  min,
  max,
  description,
  titledBy,
  fields,
  ...more
}: Cards): ArrayField {
  return {
    name,
    type: 'array',
    labels,
    ...(min !== undefined && { required: true, minRows: min }),
    maxRows: max,
    admin: {
      ...(description !== undefined && { description }),
      ...(titledBy !== undefined && { components: { RowLabel: rowTitle(labels.singular, [titledBy]) } }),
    },
    fields,
    ...more,
  }
}
