export interface MorphOptions {
  /** What of the page has a life of its own and is left as it is. */
  readonly leave: string
  /** Whether a shopper is writing in this field, so that its text is theirs. */
  readonly isTyped: (field: Element) => boolean
}

/**
 * Changes an element into another one of the same kind and keeps the nodes that stay: what has the focus, what is open, how
 * far a list is scrolled and which photos are loaded. Children are told apart by `id` or `data-key`, and by their place
 * among those of their kind with the same one or with none. Fields take the state that the new page gives them.
 * Self-contained: `PageScript` sends its source.
 */
export function morph(from: Element, to: Element, { leave, isTyped }: MorphOptions): void {
  function keysOf(nodes: Iterable<Node>): [string, Node][] {
    const seen = new Map<string, number>()
    return [...nodes].map((node) => {
      const own = node instanceof Element ? node.id || node.getAttribute('data-key') : null
      const name = own ? `${node.nodeName} ${own}` : node.nodeName
      const place = (seen.get(name) ?? 0) + 1
      seen.set(name, place)
      return [`${name} ${place}`, node]
    })
  }

  function attributes(old: Element, fresh: Element): void {
    for (const { name } of [...old.attributes]) {
      // A shopper opens and closes groups, not the page.
      if (name !== 'open' && !fresh.hasAttribute(name)) old.removeAttribute(name)
    }
    for (const { name, value } of fresh.attributes) {
      if (name !== 'open' && old.getAttribute(name) !== value) old.setAttribute(name, value)
    }
  }

  function state(old: Element, fresh: Element): void {
    if (old instanceof HTMLSelectElement) old.value = (fresh as HTMLSelectElement).value
    if (!(old instanceof HTMLInputElement)) return
    const { defaultChecked, defaultValue } = fresh as HTMLInputElement
    old.checked = defaultChecked
    if (!isTyped(old)) old.value = defaultValue
  }

  function children(old: Element, fresh: Element): void {
    const known = new Map(keysOf(old.childNodes))
    let next = old.firstChild
    for (const [key, child] of keysOf(fresh.childNodes)) {
      const match = known.get(key)
      known.delete(key)
      if (!match) {
        old.insertBefore(child, next)
        continue
      }
      // Whatever has the focus would lose it if it were moved, so what stands before it moves instead.
      while (next && next !== match && match.contains(document.activeElement)) {
        const passed: ChildNode = next
        next = next.nextSibling
        passed.remove()
      }
      if (next === match) next = next.nextSibling
      else old.insertBefore(match, next)
      change(match, child)
    }
    for (const gone of known.values()) gone.parentNode?.removeChild(gone)
  }

  function change(old: Node, fresh: Node): void {
    if (!(old instanceof Element) || !(fresh instanceof Element)) {
      if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue
      return
    }
    if (old.matches(leave)) return
    attributes(old, fresh)
    children(old, fresh)
    state(old, fresh)
  }

  change(from, to)
}
