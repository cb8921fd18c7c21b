import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { accessDocument } from './access-document'

/** `UPDATE_DOCS=1 npx jest --selectProjects integration access-document` writes it anew. */
it('shows people in docs/access.md the very table that is tested', () => {
  const file = path.resolve('docs/access.md')
  if (process.env.UPDATE_DOCS) writeFileSync(file, accessDocument())
  expect(readFileSync(file, 'utf8')).toBe(accessDocument())
})
