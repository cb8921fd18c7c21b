import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sweepUploading } from './sweep-uploading'

it('what came in a day ago and was never finished is removed, and what comes in now is not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'uploading-'))
  try {
    for (const name of ['old', 'new']) writeFileSync(path.join(folder, name), 'part')
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
    utimesSync(path.join(folder, 'old'), twoDaysAgo, twoDaysAgo)
    await sweepUploading(folder)
    expect(readdirSync(folder)).toEqual(['new'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('a folder that is not there yet has nothing to remove', async () => {
  await expect(sweepUploading(path.join(tmpdir(), 'no-such-folder'))).resolves.toBeUndefined()
})
