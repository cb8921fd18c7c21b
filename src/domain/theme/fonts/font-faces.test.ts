import { existsSync, readFileSync } from 'node:fs'
import { FONT_RELEASE, FONT_WEIGHTS, fontFaces, fontStack, typefaceOfFile, typefacesOf } from './font-faces'
import { fontPairFor, fontPairKeys } from './font-pairs'

const typefaces = [...new Set(fontPairKeys.flatMap(typefacesOf))]

describe('theme fonts', () => {
  it.each(typefaces.map((typeface) => [typeface.family, typeface] as const))(
    'include %s in the release named in its URL',
    (_, { source, axis = 'wght' }) => {
      const folder = `node_modules/@fontsource-variable/${source}`
      expect(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version).toBe(FONT_RELEASE)
      expect(existsSync(`${folder}/files/${source}-latin-${axis}-normal.woff2`)).toBe(true)
    },
  )

  it.each(fontPairKeys)('of %s have weights within those of their files', (key) => {
    expect(fontPairFor(key).displayWeight).toBeGreaterThanOrEqual(FONT_WEIGHTS.min)
    expect(fontPairFor(key).displayWeight).toBeLessThanOrEqual(FONT_WEIGHTS.max)
  })

  it('come in at least six different pairs', () => {
    expect(fontPairKeys.length).toBeGreaterThanOrEqual(6)
    const pairs = fontPairKeys.map((key) =>
      typefacesOf(key)
        .map(({ family }) => family)
        .join(),
    )
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('are declared for one pair only, with fallback faces of the same metrics', () => {
    const css = fontFaces('slab')
    expect(css.match(/url\([^)]+\)/g)).toEqual([
      `url(/assets/fonts/source-sans-3-${FONT_RELEASE}-400-800.woff2)`,
      `url(/assets/fonts/bitter-${FONT_RELEASE}-400-800.woff2)`,
    ])
    expect(css).toContain('font-display:optional')
    expect(fontFaces('slab', 'swap')).toContain('font-display:swap')
    expect(css).toMatch(
      /"Bitter stand-in";src:local\("Times New Roman Bold"\).*?size-adjust:\d+\.\d\d%;ascent-override:/,
    )
    expect(css).not.toContain('Inter')
  })

  it('have fallback faces with the widths of capitals if they are used for capitals only', () => {
    expect(fontFaces('condensed')).toMatch(
      /"Sofia Sans Extra Condensed stand-in";src:local\("Arial Bold"\).*?size-adjust:77\.18%/,
    )
  })

  it('are declared once if one family serves both roles', () => {
    expect(fontFaces('grotesk').match(/url\(/g)).toHaveLength(1)
  })

  it('have a font stack with their fallback faces and a generic family', () => {
    expect(fontStack(fontPairFor('serif').display)).toBe(
      '"Newsreader","Newsreader stand-in","Newsreader Android","Newsreader Linux",serif',
    )
  })

  it('are found by their file names only', () => {
    expect(typefaceOfFile(`bitter-${FONT_RELEASE}-400-800.woff2`)?.family).toBe('Bitter')
    expect(typefaceOfFile('../../package.json')).toBeNull()
    expect(typefaceOfFile('bitter-1.0.0.woff2')).toBeNull()
  })
})
