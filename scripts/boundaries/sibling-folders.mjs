import { dirname } from 'node:path/posix'

const TEST = /\.test\.tsx?$/

/** The two sibling folders that an import joins; null when either file lies directly in their parent. */
function siblingsOf(from, to) {
  const [importer, imported] = [from, to].map((path) => dirname(path).split('/'))
  const fork = importer.findIndex((folder, index) => folder !== imported[index])
  // The rules of .dependency-cruiser.cjs join the top folders.
  if (fork < 1 || imported[fork] === undefined) return null
  return [importer, imported].map((folders) => folders.slice(0, fork + 1).join('/'))
}

/**
 * Pairs of sibling folders that import each other, with one import for each direction.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules dependency-cruiser's
 * @returns {string[]}
 */
export function mutualSiblings(modules) {
  const example = new Map()
  for (const { source, dependencies } of modules) {
    if (TEST.test(source)) continue
    for (const { resolved } of dependencies) {
      const siblings = siblingsOf(source, resolved)
      if (siblings) example.set(siblings.join(' '), `${source} imports ${resolved}`)
    }
  }
  return [...example].flatMap(([key, there]) => {
    const [one, other] = key.split(' ')
    const back = one < other && example.get(`${other} ${one}`)
    return back ? [`${one} and ${other} import each other: ${there}, and ${back}.`] : []
  })
}
