import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Runs, of the scripts that go out with this part of a page, the one that holds these words: with the settings it goes out with. */
export function runPageScript(part: ReactElement, holding: string): void {
  const scripts = [...renderToStaticMarkup(part).matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, source]) => source,
  )
  const found = scripts.filter((source) => source?.includes(holding))
  if (found.length !== 1) throw new Error(`${found.length} scripts hold ${holding}`)
  new Function(found[0] ?? '')()
}
