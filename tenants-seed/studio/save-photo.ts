import sharp, { type Sharp } from 'sharp'

interface Size {
  width: number
  height: number
}

function picture(base64: string, { width, height }: Size): Sharp {
  return sharp(Buffer.from(base64, 'base64'), { raw: { width, height, channels: 4 } })
    .flip()
    .removeAlpha()
}

/** Writes a photograph as it is committed: small, for there are thousands. */
export async function savePhoto(base64: string, size: Size, path: string): Promise<void> {
  await picture(base64, size).avif({ quality: 34, effort: 2, chromaSubsampling: '4:2:0' }).toFile(path)
}

/** Writes a trial as a PNG, quickly. */
export async function saveTrial(base64: string, size: Size, path: string): Promise<void> {
  await picture(base64, size).png({ compressionLevel: 3 }).toFile(path)
}
