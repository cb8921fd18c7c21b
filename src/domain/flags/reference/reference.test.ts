import { readFileSync } from 'node:fs'
import path from 'node:path'
import { settingKeys } from '../catalogue'
import { renderReference } from './reference'

describe('docs/flags.md', () => {
  it('matches the catalogue', () => {
    expect(readFileSync(path.resolve('docs/flags.md'), 'utf8')).toBe(renderReference())
  })

  it('has a row for every switch', () => {
    const page = renderReference()
    expect(settingKeys.filter((key) => !page.includes(`| \`${key}\` |`))).toEqual([])
  })
})
