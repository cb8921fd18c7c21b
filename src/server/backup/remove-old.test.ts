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

it('removeOldBackups keeps the newest backups and everything that is not named as a backup', async () => {
  expect(await removeOldBackups(folder, 2, NOW)).toEqual([nightOf(20), nightOf(21)])
  expect(readdirSync(folder).sort()).toEqual([nightOf(22), nightOf(23), 'forecourt-of-last-year', 'other'])
})

it('removeOldBackups keeps all backups when no number is given or there are fewer', async () => {
  expect(await removeOldBackups(folder, null, NOW)).toEqual([])
  expect(await removeOldBackups(folder, 7, NOW)).toEqual([])
})

it('removeOldBackups removes an interrupted backup after a day and keeps one in progress', async () => {
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
