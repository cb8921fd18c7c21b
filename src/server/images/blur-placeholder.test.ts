import sharp from 'sharp'
import { blurPlaceholder } from './blur-placeholder'

const png = (background: object) =>
  sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1, ...background } },
  })
    .png()
    .toBuffer()

describe('The blurred placeholder of a picture', () => {
  it('is a data URL when the picture is opaque, with or without an alpha channel', async () => {
    expect(await blurPlaceholder(await png({}))).toMatch(/^data:image\/webp;base64,/)
  })

  it('is null when the picture is transparent, because it would show through', async () => {
    expect(await blurPlaceholder(await png({ alpha: 0.5 }))).toBeNull()
  })
})
