import type { Field } from 'payload'
import { idOf } from '../access/roles'

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

function storedValueOf(field: Field, value: unknown, map: MapReference): unknown {
  if (field.type === 'group') return contentOf(field.fields, valuesOf(value), map)
  if (field.type === 'array') return rowsOf(value).map((row) => contentOf(field.fields, row, map))
  if (field.type !== 'blocks') return mapReferences(field, value, map)
  return rowsOf(value).flatMap((row) => {
    const block = field.blocks.find(({ slug }) => slug === row.blockType)
    return block ? [{ blockType: block.slug, ...contentOf(block.fields, row, map) }] : []
  })
}

const isStored = (field: Field) =>
  field.type !== 'ui' && field.type !== 'join' && !('virtual' in field && field.virtual)

function contentOfField(field: Field, data: Values, map: MapReference): Values {
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) =>
      'name' in tab && tab.name
        ? { [tab.name]: contentOf(tab.fields, valuesOf(data[tab.name]), map) }
        : contentOf(tab.fields, data, map),
    )
    return Object.assign({}, ...tabs)
  }
  const name = 'name' in field ? field.name : undefined
  if (name) return OWN_NAMES.includes(name) ? {} : { [name]: storedValueOf(field, data[name], map) }
  return 'fields' in field ? contentOf(field.fields, data, map) : {}
}

/**
 * Returns what a document says, without what belongs to this document alone: its id, website and dates of saving, and the ids of its rows.
 * A copy is created from it.
 */
export function contentOf(fields: readonly Field[], data: Values, map: MapReference): Values {
  const parts = fields.filter(isStored).map((field) => contentOfField(field, data, map))
  return Object.assign({}, ...parts)
}

/** The documents that a document refers to, each once, as `media:12`. */
export function referencesOf(fields: readonly Field[], data: Values): ReadonlySet<string> {
  const found = new Set<string>()
  contentOf(fields, data, (collection, id) => found.add(`${collection}:${id}`))
  return found
}
