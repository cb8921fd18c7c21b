import sharp from 'sharp'
import { blurOf } from './blur-of'

const png = (background: object) =>
  sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 1, ...background } },
  })
    .png()
    .toBuffer()

describe('the blurred pixels of a picture', () => {
  it('stand for one that covers what is behind it, channel for transparency or not', async () => {
    expect(await blurOf(await png({}))).toMatch(/^data:image\/webp;base64,/)
  })

  it('are not made of one that can be seen through: they would shine through it for ever', async () => {
    expect(await blurOf(await png({ alpha: 0.5 }))).toBeNull()
  })
})
