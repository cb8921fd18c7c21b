import type { Block, Field, Option } from 'payload'
import type { Line, VersionContent } from '@/domain/versions/compare-versions'
import { idOf } from '../access/roles'
import { labelOf } from '../edits/parts-of'

type Values = Readonly<Record<string, unknown>>

/** How values become texts. */
export interface Words {
  /** The name of a document that a version refers to. */
  nameOf(collection: string, id: number): string
  dateText(stored: string): string
  /** The plain text of formatted text as it is stored. */
  plainText(stored: object): string
}

interface Place {
  readonly key: string
  readonly label: string
}

const PLACE_ENDS = ' › '
/** Longest text of a row in the list of their order. */
const ROW_NAME = 40

/** Written by Payload, or not part of what a version says. */
const OWN_NAMES: readonly string[] = ['id', 'tenant', 'copyOf', 'createdAt', 'updatedAt', '_status']

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : [])
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {}
const rowId = (row: Values, index: number) => String(row.id ?? index)

const within = (place: Place | null, name: string, label: string): Place =>
  place ? { key: `${place.key}.${name}`, label: place.label + PLACE_ENDS + label } : { key: name, label }

const optionText = (options: readonly Option[], value: unknown) => {
  const found = options.find((option) => (typeof option === 'string' ? option : option.value) === value)
  return typeof found === 'object' ? labelOf(found.label, found.value) : String(value ?? '')
}

function referenceText(relationTo: string | readonly string[], value: unknown, words: Words): string {
  const { relationTo: kind, value: target } = valuesOf(value) as { relationTo?: string; value?: unknown }
  const collection = typeof relationTo === 'string' ? relationTo : kind
  const id = idOf(typeof relationTo === 'string' ? value : target)
  return collection && id !== null ? words.nameOf(collection, id) : ''
}

/** A value in words. Empty for none. */
function textOf(field: Field, value: unknown, words: Words): string {
  if (field.type === 'checkbox') return value === true ? 'Yes' : 'No'
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((each) => textOf(field, each, words)).join(', ')
  if (field.type === 'select' || field.type === 'radio') return optionText(field.options, value)
  if (field.type === 'date') return words.dateText(String(value))
  if (field.type === 'relationship' || field.type === 'upload')
    return referenceText(field.relationTo, value, words)
  if (typeof value !== 'object') return String(value)
  return field.type === 'richText' && 'root' in value ? words.plainText(value) : JSON.stringify(value)
}

interface Row {
  readonly id: string
  readonly label: string
  readonly fields: readonly Field[]
  readonly data: Values
}

const rowName = (lines: readonly Line[], label: string) =>
  lines.find(({ text }) => text !== '')?.text.slice(0, ROW_NAME) ?? label

/** The lines of a list's rows, and one for their order. */
function linesOfRows(rows: readonly Row[], place: Place, words: Words): Line[] {
  const described = rows.map(({ id, label, fields, data }) => ({
    id,
    label,
    lines: linesOf(fields, data, words, { key: `${place.key}.${id}`, label: `${place.label} ${label}` }),
  }))
  const order = described.map(({ id }) => id)
  const text = described.map(({ label, lines }) => rowName(lines, label)).join(', ')
  const first: Line = {
    key: `${place.key}.order`,
    label: `Order of ${place.label.toLowerCase()}`,
    text,
    order,
  }
  return [first, ...described.flatMap(({ lines }) => lines)]
}

const blockOf = (blocks: readonly Block[], row: Values) =>
  blocks.find(({ slug }) => slug === row.blockType) ?? { slug: '', fields: [], labels: undefined }

const blockLabel = ({ slug, labels }: Pick<Block, 'slug' | 'labels'>) => labelOf(labels?.singular, slug)

function rowsIn(field: Field, value: unknown): Row[] | null {
  if (field.type === 'array')
    return rowsOf(value).map((data, index) => ({
      id: rowId(data, index),
      label: String(index + 1),
      fields: field.fields,
      data,
    }))
  if (field.type !== 'blocks') return null
  return rowsOf(value).map((data, index) => {
    const block = blockOf(field.blocks, data)
    return {
      id: rowId(data, index),
      label: `${index + 1} (${blockLabel(block)})`,
      fields: block.fields,
      data,
    }
  })
}

function isShown(field: Field): boolean {
  if (field.type === 'ui' || field.type === 'join' || ('virtual' in field && field.virtual)) return false
  return !('hidden' in field && field.hidden) && !field.admin?.hidden
}

function linesOfField(field: Field, data: Values, words: Words, place: Place | null): Line[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? linesOf(
            tab.fields,
            valuesOf(data[tab.name]),
            words,
            within(place, tab.name, labelOf(tab.label, tab.name)),
          )
        : linesOf(tab.fields, data, words, place),
    )
  if (!('name' in field) || !field.name)
    return 'fields' in field ? linesOf(field.fields, data, words, place) : []
  if (OWN_NAMES.includes(field.name)) return []
  const value = data[field.name]
  const here = within(place, field.name, labelOf('label' in field ? field.label : null, field.name))
  if (field.type === 'group') return linesOf(field.fields, valuesOf(value), words, here)
  const rows = rowsIn(field, value)
  if (rows) return linesOfRows(rows, here, words)
  return [{ ...here, text: textOf(field, value, words) }]
}

function linesOf(fields: readonly Field[], data: Values, words: Words, place: Place | null = null): Line[] {
  return fields.filter(isShown).flatMap((field) => linesOfField(field, data, words, place))
}

/** The field of a document's blocks, which are compared one by one. */
const isBlocks = (field: Field) => field.type === 'blocks'

/** What a version of a document says, in the words of its form. */
export function versionContent(fields: readonly Field[], data: Values, words: Words): VersionContent {
  const blocks = fields.filter(isBlocks).flatMap((field) =>
    field.type !== 'blocks'
      ? []
      : rowsOf(data[field.name]).map((row, index) => {
          const block = blockOf(field.blocks, row)
          return { id: rowId(row, index), label: blockLabel(block), lines: linesOf(block.fields, row, words) }
        }),
  )
  return {
    lines: linesOf(
      fields.filter((field) => !isBlocks(field)),
      data,
      words,
    ),
    blocks,
  }
}
