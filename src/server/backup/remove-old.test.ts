import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeOldBackups } from './remove-old'

const NOW = new Date('2026-11-23T03:00:00Z')
const nightOf = (day: number) => `forecourt-2026-11-${day}T03-00-00Z`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
  for (const name of [
    nightOf(20),
    nightOf(21),
    nightOf(22),
    nightOf(23),
    'forecourt-of-last-year',
    'other',
  ]) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'manifest.json'), '{}')
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

it('the newest backups are kept, and what is no backup by its name', async () => {
  expect(await removeOldBackups(folder, 2, NOW)).toEqual([nightOf(20), nightOf(21)])
  expect(readdirSync(folder).sort()).toEqual([nightOf(22), nightOf(23), 'forecourt-of-last-year', 'other'])
})

it('all backups are kept where no number was given, or fewer are there', async () => {
  expect(await removeOldBackups(folder, null, NOW)).toEqual([])
  expect(await removeOldBackups(folder, 7, NOW)).toEqual([])
})

it('what a backup left that was cut short goes after a day, and one that is being made stays', async () => {
  for (const [name, hours] of [
    [`${nightOf(19)}.part`, 96],
    [`${nightOf(24)}.part`, 1],
  ] as const) {
    mkdirSync(join(folder, name))
    const changed = NOW.getTime() / 1000 - hours * 3600
    utimesSync(join(folder, name), changed, changed)
  }
  expect(await removeOldBackups(folder, null, NOW)).toEqual([`${nightOf(19)}.part`])
  expect(readdirSync(folder)).toContain(`${nightOf(24)}.part`)
})
