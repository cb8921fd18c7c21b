import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { accessDocument } from './access-document'

/** Run `UPDATE_DOCS=1 npx jest --selectProjects integration access-document` to update the document. */
it('docs/access.md shows the same table that the isolation tests try', () => {
  const file = path.resolve('docs/access.md')
  if (process.env.UPDATE_DOCS) writeFileSync(file, accessDocument())
  expect(readFileSync(file, 'utf8')).toBe(accessDocument())
})
