import type { Field } from 'payload'
import { idOf } from '../access/roles'
import { pairedRows } from './row-places'

type Values = Readonly<Record<string, unknown>>

/** Called with each reference to a document. What it returns takes the reference's place. */
export type MapReference = (collection: string, id: number) => unknown

/** Fields that are never copied. A copy gets its own values. */
const OWN_NAMES: readonly string[] = ['id', 'tenant', 'copyOf', 'createdAt', 'updatedAt', '_status']

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {}

function mapReferences(field: Field, value: unknown, map: MapReference): unknown {
  if ((field.type !== 'relationship' && field.type !== 'upload') || Array.isArray(field.relationTo))
    return value
  const { relationTo } = field
  const one = (each: unknown) => {
    const id = idOf(each)
    return id === null ? null : (map(relationTo, id) ?? null)
  }
  return Array.isArray(value) ? value.map(one).filter((each) => each !== null) : one(value)
}

/** The id of the row that is replaced, so that versions of the replaced document can be compared. None for a new row. */
const ownId = (replaced: Values | undefined): Values => (replaced?.id ? { id: replaced.id } : {})

function storedValueOf(field: Field, value: unknown, map: MapReference, replaced: unknown): unknown {
  if (field.type === 'group') return contentOf(field.fields, valuesOf(value), map, valuesOf(replaced))
  if (field.type !== 'array' && field.type !== 'blocks') return mapReferences(field, value, map)
  const pairs = pairedRows(rowsOf(value), rowsOf(replaced))
  return rowsOf(value).flatMap((row, index) => {
    const pair = pairs[index]
    if (field.type === 'array') return [{ ...ownId(pair), ...contentOf(field.fields, row, map, pair) }]
    const block = field.blocks.find(({ slug }) => slug === row.blockType)
    const content = block && contentOf(block.fields, row, map, pair)
    return block ? [{ blockType: block.slug, ...ownId(pair), ...content }] : []
  })
}

const isStored = (field: Field) =>
  field.type !== 'ui' && field.type !== 'join' && !('virtual' in field && field.virtual)

function contentOfField(field: Field, data: Values, map: MapReference, replaced: Values): Values {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) =>
      'name' in tab && tab.name
        ? {
            [tab.name]: contentOf(tab.fields, valuesOf(data[tab.name]), map, valuesOf(replaced[tab.name])),
          }
        : contentOf(tab.fields, data, map, replaced),
    )
    return Object.assign({}, ...tabs)
  }
  const name = 'name' in field ? field.name : undefined
  if (name && OWN_NAMES.includes(name)) return {}
  if (name) return { [name]: storedValueOf(field, data[name], map, replaced[name]) }
  return 'fields' in field ? contentOf(field.fields, data, map, replaced) : {}
}

/**
 * Returns what a document says, without what belongs to this document alone: its id, website and dates of saving, and the ids of its rows.
 * A copy is created from it. For a copy that is updated, `replaced` is what it says now: its rows keep their ids, by type and place.
 */
export function contentOf(
  fields: readonly Field[],
  data: Values,
  map: MapReference,
  replaced: Values = {},
): Values {
  const parts = fields.filter(isStored).map((field) => contentOfField(field, data, map, replaced))
  return Object.assign({}, ...parts)
}

/** The documents that a document refers to, each once, as `media:12`. */
export function referencesOf(fields: readonly Field[], data: Values): ReadonlySet<string> {
  const found = new Set<string>()
  contentOf(fields, data, (collection, id) => found.add(`${collection}:${id}`))
  return found
}
