import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

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

/** Lists every file below the given folders, as paths from the repository root with forward slashes. */
export function filesOf(rooms: string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(ROOT, room, path)).isFile())
      .map((path) => `${room}/${path.replaceAll('\\', '/')}`),
  )
}

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export const exists = (path: string): boolean => existsSync(join(ROOT, path))
