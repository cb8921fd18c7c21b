interface RichTextNode {
  [field: string]: unknown
  type: string
  version: number
}

export interface RichText {
  [field: string]: unknown
  root: {
    type: string
    version: number
    direction: 'ltr'
    format: ''
    indent: number
    children: RichTextNode[]
  }
}

const element = <T extends string>(type: T, children: RichTextNode[]) => ({
  type,
  version: 1 as const,
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0 as const,
  children,
})

const words = (text: string): RichTextNode => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})

function bullets(lines: readonly string[]): RichTextNode {
  const items = lines.map((line, index) => ({
    ...element('listitem', [words(line.slice(2))]),
    value: index + 1,
  }))
  return { ...element('list', items), listType: 'bullet', start: 1, tag: 'ul' }
}

function block(text: string): RichTextNode {
  if (text.startsWith('## ')) return { ...element('heading', [words(text.slice(3))]), tag: 'h2' }
  const lines = text.split('\n')
  return lines.every((line) => line.startsWith('- ')) ? bullets(lines) : element('paragraph', [words(text)])
}

/** Converts plain text: an empty line between paragraphs, `## ` before a heading, `- ` before each line of a list. */
export function richText(text: string): RichText {
  return {
    root: element(
      'root',
      text
        .trim()
        .split(/\n\s*\n/)
        .map(block),
    ),
  }
}
