import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '@/domain/theme/colours/contrast'
import type { Rgb } from '@/domain/theme/colours/srgb'

interface Line {
  readonly text: string
  readonly colour: Rgb
  /** In CSS pixels, from the corner of the part. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Every line of text below the element, with its colour as drawn. */
function linesOf(part: Element): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const origin = part.getBoundingClientRect()
  const rgb = (colour: string): [number, number, number] => {
    if (!canvas) return [0, 0, 0]
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue
    // Text for screen readers is cut to one pixel.
    if (parent.offsetWidth < 4 || parent.offsetHeight < 4) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 4 || height < 4) continue
      lines.push({
        text: node.textContent.trim(),
        colour: rgb(getComputedStyle(parent).color),
        box: { x: x - origin.x, y: y - origin.y, width, height },
      })
    }
  }
  return lines
}

/** Shows every picture of the page as plain white: the hardest ground for white text. */
export async function whitenPictures(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/png', body })
      : route.fallback(),
  )
}

export interface Legibility {
  readonly text: string
  /** The least WCAG contrast between the text's colour and any pixel behind it. */
  readonly ratio: number
}

/** Measures the text of a part against what is drawn behind it. */
export async function leastContrasts(page: Page, part: Locator): Promise<Legibility[]> {
  await part.scrollIntoViewIfNeeded()
  const lines = await part.evaluate(linesOf)
  const style = await page.addStyleTag({
    content: '* { color: transparent !important; transition: none !important; animation: none !important }',
  })
  const shot = sharp(await part.screenshot({ animations: 'disabled', scale: 'css' })).removeAlpha()
  await style.evaluate((node) => (node as Element).remove())
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): Rgb => {
    const start = (y * info.width + x) * 3
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
  }
  return lines.map(({ text, colour, box }) => {
    let ratio = 21
    const [right, bottom] = [
      Math.min(info.width, box.x + box.width),
      Math.min(info.height, box.y + box.height),
    ]
    for (let y = Math.max(0, Math.ceil(box.y)); y < Math.floor(bottom); y += 2)
      for (let x = Math.max(0, Math.ceil(box.x)); x < Math.floor(right); x += 2)
        ratio = Math.min(ratio, contrast(colour, at(x, y)))
    return { text, ratio }
  })
}
