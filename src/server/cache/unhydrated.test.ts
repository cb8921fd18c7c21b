import { clientModules, withoutHydration } from './unhydrated.mjs'

const page = (body: string, modules: number[]) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/>` +
  `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/>` +
  `<script src="/_next/static/chunks/x.js" async=""></script>` +
  `<script src="/_next/static/chunks/p.js" noModule=""></script></head><body>${body}` +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>` +
  modules
    .map((id) => `<script>self.__next_f.push([1,"${id}:I[${id},[\\"$2\\"],\\"default\\"]"])</script>`)
    .join('') +
  '</body></html>'

const empty = clientModules(page('', [1, 2, 3]))

describe('a page without islands', () => {
  it('is sent without the framework’s scripts and without the copy of its own data', () => {
    expect(withoutHydration(page('<h1>Hello</h1>', [1, 2]), empty)).toBe(
      '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/></head>' +
        '<body><h1>Hello</h1></body></html>',
    )
  })

  it('keeps structured data and scripts of our own', () => {
    const own =
      '<script type="application/ld+json">{"@type":"Car"}</script><script src="/assets/own.js"></script>'
    expect(withoutHydration(page(own, [1]), empty)).toContain(own)
  })
})

describe('a page that needs its scripts', () => {
  it('is left as it is when it names a module that the empty page does not: an island', () => {
    const html = page('<button>Save</button>', [1, 99])
    expect(withoutHydration(html, empty)).toBe(html)
  })

  it('is left as it is when parts of it arrive later', () => {
    const html = page('<template id="B:0"></template>', [1])
    expect(withoutHydration(html, empty)).toBe(html)
  })

  it('is left as it is when nothing is known of the empty page', () => {
    const html = page('', [1])
    expect(withoutHydration(html, new Set())).toBe(html)
  })
})
