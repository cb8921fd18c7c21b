import { leanPage } from './lean-page.mjs'

const LOADER = '/_next/static/islands/abc/loader.js'

const page = (body: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/>` +
  `<script src="/_next/static/chunks/x.js" async=""></script>` +
  `<script src="/_next/static/chunks/p.js" noModule=""></script></head><body>${body}` +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
  `<script>self.__next_f.push([1,"3:I[99,[\\"$2\\"],\\"default\\"]"])</script></body></html>`

const island = '<forecourt-island data-name="fuel-sum" data-at="idle" data-props="{}"></forecourt-island>'

describe('leanPage', () => {
  it('removes the framework’s scripts and the copy of the page’s data', () => {
    expect(leanPage(page('<h1>Hello</h1>'), LOADER)).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>' +
        '<body><h1>Hello</h1></body></html>',
    )
  })

  it('adds the loader when the page has an island', () => {
    expect(leanPage(page(island), LOADER)).toContain(
      `<script type="module" async src="${LOADER}"></script></head><body>${island}</body>`,
    )
  })

  it('keeps structured data', () => {
    const data = '<script type="application/ld+json">{"@type":"Car"}</script>'
    expect(leanPage(page(data), LOADER)).toContain(data)
  })

  it('leaves no inline script that runs, which the Content-Security-Policy would refuse', () => {
    const data = '<script type="application/ld+json">{"@type":"Car"}</script>'
    const scripts = leanPage(page(data + island), LOADER).match(/<script[^>]*>/gi) ?? []
    expect(scripts).toHaveLength(2)
    expect(scripts.filter((tag) => !/ src="| type="application\/ld\+json"/.test(tag))).toEqual([])
  })

  it('leaves a page unchanged when parts of it arrive later', () => {
    const html = page('<template id="B:0"></template>')
    expect(leanPage(html, LOADER)).toBe(html)
  })

  it('leaves a page unchanged when lean pages are turned off', () => {
    const html = page(island)
    expect(leanPage(html, null)).toBe(html)
  })
})
