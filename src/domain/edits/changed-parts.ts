import { isSameValue } from './same-value'

/** A field of a form, as far as the log of edits needs it. */
export interface Part {
  readonly name: string
  /** As staff read it in the form. */
  readonly label: string
  /** Of a group: its fields, which have labels of their own. */
  readonly parts?: readonly Part[]
  /** Of a list of blocks: the label of each type, by its slug. */
  readonly blocks?: Readonly<Record<string, string>>
}

type Values = Readonly<Record<string, unknown>>

interface Block {
  readonly id?: unknown
  readonly blockType?: unknown
}

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {}
const blocksOf = (value: unknown): readonly Block[] => (Array.isArray(value) ? value : [])

function changedBlocks(
  labels: Readonly<Record<string, string>>,
  before: readonly Block[],
  after: readonly Block[],
) {
  const labelOf = ({ blockType }: Block) => labels[String(blockType)] ?? String(blockType)
  const find = (blocks: readonly Block[], { id }: Block) => blocks.find((block) => block.id === id)
  const added = after.filter((block) => !find(before, block)).map((block) => `${labelOf(block)} added`)
  const removed = before.filter((block) => !find(after, block)).map((block) => `${labelOf(block)} removed`)
  const stayed = after.filter((block) => find(before, block))
  const changed = stayed.filter((block) => !isSameValue(find(before, block), block)).map(labelOf)
  const wasOrder = before.filter((block) => find(after, block)).map(({ id }) => id)
  const isMoved = stayed.some(({ id }, place) => id !== wasOrder[place])
  return [...changed, ...added, ...removed, ...(isMoved ? ['order of blocks'] : [])]
}

function changedIn({ name, label, parts, blocks }: Part, before: Values, after: Values): string[] {
  const [was, is] = [before[name], after[name]]
  if (blocks) return changedBlocks(blocks, blocksOf(was), blocksOf(is))
  if (parts) return changedParts(parts, valuesOf(was), valuesOf(is))
  return isSameValue(was, is) ? [] : [label]
}

/**
 * The labels of what differs between two versions of a document, in the form's order, each once. Blocks are compared by their id:
 * `['Title', 'Hero', 'Questions and answers added', 'order of blocks']`.
 */
export function changedParts(parts: readonly Part[], before: Values, after: Values): string[] {
  return [...new Set(parts.flatMap((part) => changedIn(part, before, after)))]
}
