import { filesOf, ROOMS, readSource } from './source-files'

interface Rule {
  name: string
  from: { path?: string; pathNot?: string[] }
  to: { pathNot?: string[] }
}

const { forbidden } = jest.requireActual<{ forbidden: Rule[] }>('../../.dependency-cruiser.cjs')
const PROGRAM = /\.(ts|tsx|mjs|cjs)$/
const TEST = /\.test\.tsx?$/
const programs = filesOf(ROOMS).filter((path) => PROGRAM.test(path))

/** The rules that list one room's allowed imports; other rules apply to every room. */
const rooms = forbidden.filter(({ to }) => to.pathNot !== undefined)

function isInARoom(path: string) {
  return rooms.some(
    ({ from }) =>
      new RegExp(from.path ?? '').test(path) && !from.pathNot?.some((not) => new RegExp(not).test(path)),
  )
}

describe('the tree', () => {
  it('has no product file outside the rooms whose imports are checked', () => {
    const product = filesOf(['src', 'blocks', 'collections']).filter(
      (path) => PROGRAM.test(path) && !TEST.test(path) && path !== 'src/payload-types.ts',
    )
    expect(product.length).toBeGreaterThan(50)
    expect(product.filter((path) => !isInARoom(path))).toEqual([])
  })

  it('has no folder or file named utils, helpers, lib, common, misc or shared', () => {
    const drawer = /(^|\/)(utils?|utilities|helpers?|lib|libs|common|misc|shared)(\/|\.[^/]*$)/i
    expect(programs.filter((path) => drawer.test(path))).toEqual([])
  })

  it('has no barrel files', () => {
    const passesOn = /^\s*export\s+(type\s+)?(\*|\{[^}]*\})\s*(as\s+\w+\s*)?from\s/m
    const barrels = programs.filter(
      (path) => !path.startsWith('migrations/') && /(^|\/)index\.\w+$/.test(path),
    )
    expect(barrels).toEqual([])
    // Next finds routes by file name, so a route file may re-export another's.
    const ours = programs.filter((path) => !path.startsWith('src/app/'))
    expect(ours.filter((path) => passesOn.test(readSource(path)))).toEqual([])
  })

  it('names files in kebab-case and React components in PascalCase', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(config|test|spec|island))?\.(ts|tsx|mjs|cjs)$/
    const pascal = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/
    const generated = /^(migrations\/\d+_\d+_\w+\.ts|src\/payload-types\.ts)$/
    const odd = programs.filter((path) => {
      const name = path.split('/').at(-1) ?? ''
      return !kebab.test(name) && !pascal.test(name) && !generated.test(path)
    })
    expect(odd).toEqual([])
  })

  it('reads environment variables only in src/env.ts and the cache handler', () => {
    // Next sets NEXT_RUNTIME and NEXT_PHASE to describe the running process; they are not settings.
    const read = /process\.env(?!\.NEXT_(?:RUNTIME|PHASE)\b)/
    // Next loads the cache handler outside its build, where src/env.ts is unavailable.
    const readers = filesOf(['src', 'blocks', 'collections', 'tenants-seed']).filter(
      (path) => PROGRAM.test(path) && !TEST.test(path) && read.test(readSource(path)),
    )
    expect(readers).toEqual(['src/env.ts', 'src/server/cache/next-cache-handler.mjs'])
  })

  it('locks rows FOR NO KEY UPDATE, because checks of foreign keys wait for FOR UPDATE', () => {
    const product = filesOf(['src', 'blocks', 'collections']).filter(
      (path) => PROGRAM.test(path) && !TEST.test(path),
    )
    expect(product.filter((path) => /\bFOR UPDATE\b/.test(readSource(path)))).toEqual([])
  })

  it('imports types only with import declarations, which the boundary check sees', () => {
    const inline = /(?<!await |=> |[([]|, |typeof |[.]|^ {4})\bimport\(/m
    const rooms = filesOf(['src', 'blocks', 'collections']).filter((path) => /\.tsx?$/.test(path))
    expect(rooms.filter((path) => inline.test(readSource(path)))).toEqual([])
  })
})
