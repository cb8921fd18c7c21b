import type { ReactNode } from 'react'
import type { RichTextNode } from './rich-text-node'

const looks: readonly { bit: number; wrap: (children: ReactNode) => ReactNode }[] = [
  { bit: 1, wrap: (children) => <strong>{children}</strong> },
  { bit: 2, wrap: (children) => <em>{children}</em> },
  { bit: 4, wrap: (children) => <s>{children}</s> },
  { bit: 8, wrap: (children) => <u>{children}</u> },
  { bit: 16, wrap: (children) => <code>{children}</code> },
]

/** A run of text with the looks its bits ask for. */
export function RichTextSpan({ node }: { node: RichTextNode }) {
  return looks.reduce<ReactNode>(
    (children, { bit, wrap }) => (node.format & bit ? wrap(children) : children),
    node.text,
  )
}
