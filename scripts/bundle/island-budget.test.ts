import { formatBudget, weighIslands } from './island-budget'

const files = {
  loader: ['loader.js'],
  'fuel-sum': ['fuel-sum.js', 'react.js'],
  gallery: ['gallery.js', 'react.js', 'slides.js'],
}
const later = { gallery: { 'spin.tsx': ['spin.js', 'slides.js'], 'viewer.tsx': ['viewer.js'] } }
const build = { files, later }
const sizes: Record<string, number> = {
  'loader.js': 1,
  'react.js': 100,
  'fuel-sum.js': 10,
  'gallery.js': 20,
  'slides.js': 30,
  'spin.js': 300,
  'viewer.js': 5000,
}
const sizeOf = (file: string) => sizes[file] ?? 0

describe('the JavaScript of a lean page', () => {
  it('consists of the loader alone on a page without islands', () => {
    expect(weighIslands(build, [], sizeOf)).toBe(1)
  })

  it('counts shared files once', () => {
    expect(weighIslands(build, ['fuel-sum', 'gallery'], sizeOf, ['spin.tsx', 'viewer.tsx'])).toBe(161)
  })

  it('includes what an island loads later, except what only a press loads', () => {
    expect(weighIslands(build, ['gallery'], sizeOf, ['viewer.tsx'])).toBe(451)
    expect(weighIslands(build, ['fuel-sum'], sizeOf, [])).toBe(111)
  })

  it('cannot be weighed with an island that the build does not contain', () => {
    expect(() => weighIslands(build, ['missing'], sizeOf)).toThrow('no island missing')
  })

  it('is marked in the report when it exceeds its budget', () => {
    const page = { kind: 'content', islands: 3, budget: 90_000 }
    expect(formatBudget([{ ...page, bytes: 90_000 }])).not.toContain('OVER')
    expect(formatBudget([{ ...page, bytes: 90_001 }])).toMatch(/content +3 +90.0 KB +90.0 KB {2}OVER/)
  })

  it('is printed without a budget when it has no bound', () => {
    const line = formatBudget([
      { kind: 'vehicle, everything opened', islands: 9, budget: null, bytes: 900_000 },
    ])
    expect(line).toMatch(/vehicle, everything opened +9 +900.0 KB +none$/)
  })
})
