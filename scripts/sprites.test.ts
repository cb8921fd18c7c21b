import { readFileSync } from 'node:fs'
import { buildSprites } from './sprites'

it.each(Object.entries(buildSprites()))('%s matches the output of buildSprites', (path, content) => {
  expect(readFileSync(path, 'utf8')).toBe(content)
})
