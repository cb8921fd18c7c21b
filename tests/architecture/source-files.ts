import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

/** The folders that hold programs. */
export const ROOMS = [
  'src',
  'blocks',
  'collections',
  'tenants-seed',
  'scripts',
  'tests',
  'bench',
  'migrations',
]

/** Every file below some of the repository's folders, as paths from its root with forward slashes. */
export function filesOf(rooms: string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(ROOT, room, path)).isFile())
      .map((path) => `${room}/${path.replaceAll('\\', '/')}`),
  )
}

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export const exists = (path: string): boolean => existsSync(join(ROOT, path))
