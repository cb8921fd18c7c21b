import sharp from 'sharp'
import { blurOf } from './blur-of'

const png = (background: object) =>
  sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1, ...background } },
  })
    .png()
    .toBuffer()

describe('blurOf', () => {
  it('returns a data URL for an opaque picture, with or without an alpha channel', async () => {
    expect(await blurOf(await png({}))).toMatch(/^data:image\/webp;base64,/)
  })

  it('returns null for a transparent picture, because the placeholder would show through it', async () => {
    expect(await blurOf(await png({ alpha: 0.5 }))).toBeNull()
  })
})
