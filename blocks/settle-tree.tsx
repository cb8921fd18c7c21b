import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Component = (props: object) => ReactNode | Promise<ReactNode>
type WithChildren = ReactElement<{ children?: ReactNode }>

/** What the bundler puts in the place of a component that runs in the browser: it cannot be called here. */
const CLIENT_REFERENCE = Symbol.for('react.client.reference')

function isServerComponent(type: unknown): type is Component {
  return typeof type === 'function' && (type as { $$typeof?: symbol }).$$typeof !== CLIENT_REFERENCE
}

/**
 * Renders every server component of a tree now, and gives the tree of plain elements (and browser components) they made.
 * React would render them after the block has been handed over, where an error takes the whole page down; here it reaches
 * the caller. Components are called as functions, so they must not use hooks, which server components have no need of.
 */
export async function settleTree(node: ReactNode): Promise<ReactNode> {
  if (node instanceof Promise) return settleTree(await node)
  if (Array.isArray(node)) return Promise.all(node.map(settleTree))
  if (!isValidElement(node)) return node
  const element = node as WithChildren
  if (isServerComponent(element.type)) {
    const settled = await settleTree(await element.type(element.props))
    return element.key === null ? settled : <Fragment key={element.key}>{settled}</Fragment>
  }
  const { children } = element.props
  if (children === undefined) return element
  const settled = await settleTree(children)
  return Array.isArray(settled) ? cloneElement(element, {}, ...settled) : cloneElement(element, {}, settled)
}
