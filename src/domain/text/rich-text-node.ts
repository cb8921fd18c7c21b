/**
 * Rich text as Lexical stores it. Nodes are parsed defensively: an old document may contain unknown node
 * types.
 */
export interface RichTextContent {
  root: { children: readonly unknown[] }
}

export interface RichTextNode {
  type: string
  children: readonly unknown[]
  text: string
  /** Bit mask: 1 bold, 2 italic, 4 strikethrough, 8 underline, 16 code. */
  format: number
  tag: string
  listType: string
  url: string
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Parses a stored node. Returns null for anything else. */
export function parseNode(value: unknown): RichTextNode | null {
  if (typeof value !== 'object' || value === null) return null
  const node = value as Record<string, unknown>
  const fields = (node.fields ?? {}) as Record<string, unknown>
  return {
    type: textOf(node.type),
    children: Array.isArray(node.children) ? node.children : [],
    text: textOf(node.text),
    format: typeof node.format === 'number' ? node.format : 0,
    tag: textOf(node.tag),
    listType: textOf(node.listType),
    url: textOf(fields.url),
  }
}
