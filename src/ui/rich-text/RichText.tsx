import { Fragment, type ReactNode } from 'react'
import { ownValue } from '@/domain/records/own-value'
import { parseNode, type RichTextContent, type RichTextNode } from '@/domain/text/rich-text-node'
import { isSafeHref } from '@/domain/url/link'

type View = (node: RichTextNode) => ReactNode

/** Headings never reach the level of the page's main heading, even in pasted text. */
function headingView(node: RichTextNode): ReactNode {
  const children = <Nodes nodes={node.children} />
  if (node.tag === 'h3') return <h3 className="mt-8 text-xl first:mt-0">{children}</h3>
  if (node.tag === 'h4' || node.tag === 'h5' || node.tag === 'h6') {
    return <h4 className="mt-6 text-lg font-semibold first:mt-0">{children}</h4>
  }
  return <h2 className="mt-12 text-2xl first:mt-0">{children}</h2>
}

function linkView(node: RichTextNode): ReactNode {
  const children = <Nodes nodes={node.children} />
  if (!isSafeHref(node.url)) return children
  return (
    <a href={node.url} className="text-link underline underline-offset-4 hover:no-underline">
      {children}
    </a>
  )
}

function listView(node: RichTextNode): ReactNode {
  const items = <Nodes nodes={node.children} />
  if (node.listType === 'number') return <ol className="mt-4 list-decimal space-y-2 pl-6">{items}</ol>
  return <ul className="mt-4 list-disc space-y-2 pl-6 marker:text-ink-4">{items}</ul>
}

const looks: readonly { bit: number; wrap: (children: ReactNode) => ReactNode }[] = [
  { bit: 1, wrap: (children) => <strong>{children}</strong> },
  { bit: 2, wrap: (children) => <em>{children}</em> },
  { bit: 4, wrap: (children) => <s>{children}</s> },
  { bit: 8, wrap: (children) => <u>{children}</u> },
  { bit: 16, wrap: (children) => <code>{children}</code> },
]

function RichTextSpan({ node }: { node: RichTextNode }) {
  return looks.reduce<ReactNode>(
    (children, { bit, wrap }) => (node.format & bit ? wrap(children) : children),
    node.text,
  )
}

const views: Record<string, View> = {
  text: (node) => <RichTextSpan node={node} />,
  linebreak: () => <br />,
  tab: () => ' ',
  paragraph: (node) => (
    <p className="mt-4 first:mt-0">
      <Nodes nodes={node.children} />
    </p>
  ),
  heading: headingView,
  link: linkView,
  autolink: linkView,
  list: listView,
  listitem: (node) => (
    <li className="pl-1">
      <Nodes nodes={node.children} />
    </li>
  ),
}

/** A node type without a view renders its children only, so that no text is lost. */
function Nodes({ nodes }: { nodes: readonly unknown[] }) {
  return nodes.map((value, position) => {
    const node = parseNode(value)
    if (!node) return null
    const view = ownValue(views, node.type)
    // biome-ignore lint/suspicious/noArrayIndexKey: stored nodes are never reordered
    return <Fragment key={position}>{view ? view(node) : <Nodes nodes={node.children} />}</Fragment>
  })
}

interface RichTextProps {
  content: RichTextContent
  /** `small` for legal text, `large` for content. */
  size?: 'small' | 'large'
}

/** Rich text as plain elements: no script, no inline style, no URL that could run code. */
export function RichText({ content, size = 'large' }: RichTextProps) {
  return (
    <div
      className={`max-w-[68ch] text-ink-2 [&_h2]:text-ink-1 [&_h3]:text-ink-1 [&_h4]:text-ink-1 ${size === 'large' ? 'text-lg' : 'text-base'}`}
    >
      <Nodes nodes={content.root.children} />
    </div>
  )
}
