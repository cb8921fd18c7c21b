import { dirname, join } from 'node:path/posix'

export interface Import {
  from: string
  to: string
}

const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])((?:@|\.{1,2})\/[^'"\n]+)\1/g

/** A `src` file's imports from `src`, as paths from the repository root without extensions. */
export function importsOf(path: string, source: string): Import[] {
  return Array.from(source.matchAll(SPECIFIER), ([, , specifier = '']) => ({
    from: path,
    to: specifier.startsWith('@/') ? join('src', specifier.slice(2)) : join(dirname(path), specifier),
  }))
}

/** The two sibling folders that an import joins; null when either file lies directly in their parent. */
function siblingsOf({ from, to }: Import): [string, string] | null {
  const [importer, imported] = [from, to].map((path) => dirname(path).split('/'))
  if (!importer || !imported) return null
  const fork = importer.findIndex((folder, index) => folder !== imported[index])
  if (fork < 0 || imported[fork] === undefined) return null
  return [importer.slice(0, fork + 1).join('/'), imported.slice(0, fork + 1).join('/')]
}

/** Pairs of sibling folders that import each other, with one import for each direction. */
export function mutualSiblings(imports: readonly Import[]): string[] {
  const example = new Map<string, Import>()
  for (const each of imports) {
    const siblings = siblingsOf(each)
    if (siblings) example.set(siblings.join(' '), each)
  }
  return [...example].flatMap(([key, there]) => {
    const [one = '', other = ''] = key.split(' ')
    const back = one < other && example.get(`${other} ${one}`)
    return back
      ? [
          `${one} and ${other} import each other: ${there.from} imports ${there.to}, and ${back.from} imports ${back.to}.`,
        ]
      : []
  })
}
