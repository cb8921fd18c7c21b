import type { Field } from 'payload'

type Values = Readonly<Record<string, unknown>>

/** A stored value with its field, and the block that holds it. */
export interface Leaf {
  readonly field: Field
  readonly value: unknown
  readonly block: string | null
}

const rows = (value: unknown): Values[] => (Array.isArray(value) ? value : [])
const child = (data: Values, name: string | undefined) => (name ? data[name] : data) as Values | undefined

function* blockLeaves(field: Field & { type: 'blocks' }, value: unknown): Generator<Leaf> {
  for (const row of rows(value)) {
    const block = field.blocks.find(({ slug }) => slug === row.blockType)
    if (block) yield* leaves(block.fields, row, String(block.labels?.singular ?? block.slug))
  }
}

/** Every value of a document that is no container, in the order of the form. */
export function* leaves(
  fields: readonly Field[],
  data: Values,
  block: string | null = null,
): Generator<Leaf> {
  for (const field of fields) {
    const name = 'name' in field ? field.name : undefined
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const inside = child(data, 'name' in tab ? tab.name : undefined)
        if (inside) yield* leaves(tab.fields, inside, block)
      }
    } else if (field.type === 'blocks') yield* blockLeaves(field, data[field.name])
    else if (field.type === 'array') {
      for (const row of rows(data[field.name])) yield* leaves(field.fields, row, block)
    } else if ('fields' in field) {
      const inside = child(data, name)
      if (inside) yield* leaves(field.fields, inside, block)
    } else if (name) yield { field, value: data[name], block }
  }
}
