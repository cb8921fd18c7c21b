import { readFileSync } from 'node:fs'
import { buildSprites } from './sprites'

it.each(Object.entries(buildSprites()))('%s is what the drawings make', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content)
})
