import type { Page } from '@playwright/test'

/** How many bytes of JavaScript, packed by gzip, stand in the page within a selector; the page must name no script file. */
export async function scriptBytes(page: Page, within: string): Promise<number> {
  return page.evaluate(async (within) => {
    if (performance.getEntriesByType('resource').some(({ name }) => /\.m?js(\?|$)/.test(name)))
      throw new Error('The page fetched a script file.')
    const source = [...document.querySelectorAll<HTMLScriptElement>(`${within} script:not([type*="json"])`)]
      .map(({ textContent }) => textContent)
      .join('')
    const packed = new Blob([source]).stream().pipeThrough(new CompressionStream('gzip'))
    return (await new Response(packed).arrayBuffer()).byteLength
  }, within)
}
