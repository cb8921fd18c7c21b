import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'

describe('fingerprint', () => {
  let root: string
  const take = (options = {}) => fingerprint(['src', 'missing'], { root, ...options })

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'forecourt-fingerprint-'))
    mkdirSync(join(root, 'src'))
    writeFileSync(join(root, 'src', 'page.tsx'), 'one')
  })

  afterEach(() => rmSync(root, { recursive: true }))

  it('stays the same if nothing changes', () => {
    expect(take()).toBe(take())
  })

  it('changes with a file’s content, a file’s name and a text', () => {
    const before = take()
    writeFileSync(join(root, 'src', 'page.tsx'), 'two')
    const edited = take()
    writeFileSync(join(root, 'src', 'other.tsx'), '')
    expect(new Set([before, edited, take(), take({ texts: ['x'] })]).size).toBe(4)
  })

  it('ignores the files that `skip` matches', () => {
    const before = take({ skip: (path: string) => path.endsWith('.test.ts') })
    writeFileSync(join(root, 'src', 'page.test.ts'), 'test')
    expect(take({ skip: (path: string) => path.endsWith('.test.ts') })).toBe(before)
  })
})
