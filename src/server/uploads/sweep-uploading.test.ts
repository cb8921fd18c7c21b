import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sweepScratch, sweepUploading } from './sweep-uploading'

it('sweepUploading removes unfinished uploads after a day, and keeps newer ones', async () => {
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

it('sweepScratch removes temporary copies, fetched feeds and partial files after a day, and never uploads', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'data-'))
  const id = '0b6f5c1e-7a53-4a2f-9a3e-5f0a7c2d9e11'
  const scratch = [`copy-${id}`, `feed-12-${id}`, 'yard.webp.0a1b2c3d.part']
  const uploads = ['yard.webp', `held-3-${id}`, 'copy-of-stock.csv', 'feed-1.csv']
  try {
    const folder = path.join(dataFolder, 'imports')
    mkdirSync(folder)
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400
    for (const name of [...scratch, ...uploads]) {
      writeFileSync(path.join(folder, name), 'x')
      utimesSync(path.join(folder, name), twoDaysAgo, twoDaysAgo)
    }
    writeFileSync(path.join(folder, `feed-13-${id}`), 'is being fetched')
    await sweepScratch(dataFolder)
    expect(readdirSync(folder).sort()).toEqual([...uploads, `feed-13-${id}`].sort())
  } finally {
    rmSync(dataFolder, { recursive: true })
  }
})

it('sweepUploading does nothing when the folder does not exist', async () => {
  await expect(sweepUploading(path.join(tmpdir(), 'no-such-folder'))).resolves.toBeUndefined()
})
