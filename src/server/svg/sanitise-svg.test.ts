import { sanitiseSvg, UnusableSvg } from './sanitise-svg'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (inside: string, more = '') => `<svg ${NS} viewBox="0 0 120 40" ${more}>${inside}</svg>`
const clean = (inside: string, more = '') => sanitiseSvg(drawing(inside, more)).svg
const SHAPE = '<path d="M0 0h9"></path>'
const refused = (source: string) => () => sanitiseSvg(source)

describe('sanitiseSvg, for a drawing from a drawing program,', () => {
  it('keeps shapes, gradients, masks and text', () => {
    const svg = clean(
      `<title>Kestrel</title><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#123456"/></linearGradient>
       <clipPath id="c"><rect width="9" height="9"/></clipPath></defs>
       <g fill="url(#a)" clip-path="url('#c')" transform="translate(3 4) rotate(5)"><path d="M1 2L3 4z" fill-rule="evenodd"/></g>
       <text x="4" font-family="Arial, sans-serif">A &amp; B</text>`,
    )
    expect(svg).toContain('<title>Kestrel</title>')
    expect(svg).toContain('<stop offset="0" stop-color="#123456">')
    expect(svg).toContain('<g fill="url(#a)" clip-path="url(\'#c\')" transform="translate(3 4) rotate(5)">')
    expect(svg).toContain('<path d="M1 2L3 4z" fill-rule="evenodd">')
    expect(svg).toContain('>A &amp; B</text>')
  })

  it('moves the declarations of its style sheet to each element', () => {
    const svg = clean(
      '<style type="text/css"><![CDATA[ path{opacity:.5} .cls-1,.cls-2{fill:#0b3d75;stroke:none} .cls-2{fill:#fff} ]]></style>' +
        '<path class="cls-1" d="M0 0"/><path class="cls-2" style="stroke: rgb(1, 2, 3)" d="M0 0"/>',
    )
    expect(svg).not.toContain('<style')
    expect(svg).toContain('<path d="M0 0" style="opacity:.5;fill:#0b3d75;stroke:none">')
    expect(svg).toContain('<path d="M0 0" style="opacity:.5;fill:#fff;stroke:rgb(1, 2, 3)">')
  })

  it('sets the size of the view box, in whole pixels and at most 4096', () => {
    const sizeOf = (attributes: string) => {
      const { width, height, svg } = sanitiseSvg(`<svg ${NS} ${attributes}>${SHAPE}</svg>`)
      expect(svg).toContain(`width="${width}" height="${height}"`)
      return [width, height]
    }
    expect(sizeOf('viewBox="0 0 120.4 40"')).toEqual([120, 40])
    expect(sizeOf('viewBox="0 0 240 60" width="100%" height="100%"')).toEqual([240, 60])
    expect(sizeOf('width="300px" height="80"')).toEqual([300, 80])
    expect(sizeOf('viewBox="0,0,100000,50000"')).toEqual([4096, 2048])
  })

  it('accepts a prefix, a document type and an XML declaration', () => {
    const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><s:path d="M0 0h9"/></s:svg>`
    expect(sanitiseSvg(source).svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2" width="2" height="2">${SHAPE}</svg>`,
    )
  })
})

describe('sanitiseSvg, for a hostile drawing,', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script by reference', '<script href="https://evil.example/x.js"/>'],
    ['a script of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
    [
      'foreign markup',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>',
    ],
    ['an external image', '<image href="https://evil.example/track.png"/>'],
    ['an image of a drawing with a script', '<image xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['a link with a script', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['an animation that sets a link to a script', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animation', '<animate attributeName="xlink:href" values="javascript:alert(1)"/>'],
    ['a handler element', '<handler type="text/javascript">alert(1)</handler>'],
    ['a filter that fetches', '<filter><feImage href="https://evil.example/x.svg"/></filter>'],
    [
      'metadata',
      '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">me</rdf:RDF></metadata>',
    ],
    [
      'a comment and an instruction',
      '<!-- <script>alert(1)</script> --><?xml-stylesheet href="https://evil.example/x.css"?>',
    ],
    ['a style sheet that imports', '<style>@import url("https://evil.example/x.css");</style>'],
    ['a style sheet that imports in escapes', '<style>@\\69mport "https://evil.example/x.css";</style>'],
  ])('removes %s, with all its content', (_, inside) => {
    expect(clean(inside + SHAPE)).toBe(clean(SHAPE))
  })

  it.each([
    ['onload', 'onload="alert(1)"'],
    ['ONCLICK', 'ONCLICK="alert(1)"'],
    ['a prefixed handler', 'xlink:onload="alert(1)"'],
    ['a reference on an element that may have none', 'xlink:href="#a"'],
    ['a base', 'xml:base="https://evil.example/"'],
    ['external paint', 'fill="url(https://evil.example/x.svg#a)"'],
    ['an external mask', 'mask="url(\'//evil.example/x.svg#a\')"'],
    ['an external cursor', 'cursor="url(https://evil.example/x.cur)"'],
    ['a style that fetches', 'style="fill:url(https://evil.example/x)"'],
    ['a style that fetches with image-set', 'style="mask:image-set(\'https://evil.example/x\' 1x)"'],
    ['a style that fetches with escapes', 'style="fill:u\\72l(https://evil.example/x)"'],
    ['a property that is not allowed', 'style="background:url(//evil.example);-moz-binding:url(x)"'],
    ['a property with a variable', 'fill="var(--x)"'],
  ])('removes %s', (_, attribute) => {
    expect(clean(`<path d="M0 0h9" ${attribute}/>`)).toBe(clean(SHAPE))
  })

  it('removes handlers and styles of the root element', () => {
    expect(clean(SHAPE, 'onload="alert(1)" style="background:url(//evil.example)"')).toBe(clean(SHAPE))
  })

  it('removes references to other files', () => {
    expect(clean('<use href="https://evil.example/x.svg#a"/>')).not.toContain('evil')
    expect(clean('<use href="#a"/>')).toContain('<use href="#a">')
  })

  it('removes recursive references, which would draw without end', () => {
    const bomb = Array.from(
      { length: 40 },
      (_, step) => `<g id="g${step}"><use href="#g${step + 1}"/><use href="#g${step + 1}"/></g>`,
    )
    expect(clean(bomb.join(''))).not.toContain('<use')
    const masks = '<mask id="m"><rect mask="url(#n)" style="clip-path:url(#n);fill:#fff"/></mask>'
    expect(clean(masks)).toContain('<rect style="fill:#fff">')
  })

  it('does not let content end a text, an attribute or the drawing early', () => {
    const svg = clean(
      '<title>&lt;/title>&lt;script>alert(1)&lt;/script></title><path id="&quot;>&lt;script>" d="M0 0"/>',
    )
    expect(svg).not.toContain('<script')
  })

  it.each([
    [
      'a drawing with its own entities',
      `<!DOCTYPE svg [<!ENTITY a "aa">]><svg ${NS} viewBox="0 0 1 1"><text>&a;</text></svg>`,
    ],
    [
      'a drawing with external entities',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${NS} viewBox="0 0 1 1"><text>&x;</text></svg>`,
    ],
    ['XML that is not well-formed', `<svg ${NS} viewBox="0 0 1 1"><path>`],
    ['a web page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
    ['a drawing without a namespace', '<svg viewBox="0 0 1 1"/>'],
    ['a drawing without a size', `<svg ${NS}><path d="M0 0"/></svg>`],
    ['a drawing with too many shapes', drawing('<path d="M0 0"/>'.repeat(5_001))],
    ['an empty file', ''],
  ])('refuses %s', (_, source) => {
    expect(refused(source)).toThrow(UnusableSvg)
  })

  it('leaves a drawing unchanged when it is sanitised again', () => {
    const once = clean(
      '<style>.a{fill:red}</style><path class="a" d="M0 0"/><text>&amp;lt;script&amp;gt;</text>',
    )
    expect(sanitiseSvg(once).svg).toBe(once)
  })
})
