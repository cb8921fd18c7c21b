import { settingKeys } from '@/domain/flags/catalogue'
import { filesOf, readSource } from './source-files'

const PROGRAM = /\.(ts|tsx|mjs)$/
const TEST = /\.test\.tsx?$/

const readers = filesOf(['src', 'blocks', 'collections'])
  .filter((path) => PROGRAM.test(path) && !TEST.test(path))
  .filter((path) => !path.startsWith('src/domain/flags/') && path !== 'src/payload-types.ts')
  .map(readSource)
  .join('\n')

it('every switch is read by code outside its declaration', () => {
  const unread = settingKeys.filter((key) => !readers.includes(`'${key}'`))
  expect(unread).toEqual([])
})
