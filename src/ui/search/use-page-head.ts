import { useEffect, useRef } from 'react'
import type { ResultsHead } from './results-answer'

/**
 * Keeps the document's head in step with results that changed in place: the title for shoppers, the rest for whoever reads the page
 * then. The head belongs to the document and to no component, so it is changed directly. The first results' head is the server's.
 */
export function usePageHead(head: ResultsHead): void {
  const first = useRef(head)
  useEffect(() => {
    if (first.current === head) return
    first.current = head
    document.title = head.title
    setHead('meta', ['name', 'description'], ['content', head.description])
    setHead('meta', ['name', 'robots'], ['content', head.robots])
    setHead('link', ['rel', 'canonical'], ['href', head.canonical])
  }, [head])
}

/** Sets an element of the head; takes it away for null. */
function setHead(
  tag: 'meta' | 'link',
  [key, name]: [string, string],
  [attribute, value]: [string, string | null],
) {
  const old = document.head.querySelector(`${tag}[${key}="${name}"]`)
  if (!value) {
    old?.remove()
    return
  }
  const element = old ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(key, name)
  element.setAttribute(attribute, value)
}
