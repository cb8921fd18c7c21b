import { useEffect, useRef } from 'react'
import type { ResultsHead } from '@/domain/stock/search/page/results-answer'

/**
 * Updates the document's head when the results change in place: the title for shoppers, the rest for crawlers
 * that read the page at that time. No component owns the head, so this changes it directly. The server
 * renders the head of the first results.
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
    emptyStructuredData()
  }, [head])
}

/** The page's structured data lists the first results. Crawlers must not read it as a list of the new ones. */
function emptyStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    script.textContent = '[]'
}

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
