import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { typefacesOf } from '@/domain/theme/fonts/font-faces'
import { fontPairFor, fontPairKeys, type Typeface } from '@/domain/theme/fonts/font-pairs'
import { installedChromium } from './testing/chromium.mjs'

/**
 * Prints the figures for src/domain/theme/fonts/font-pairs.ts, measured in a browser: each typeface's ascent, descent
 * and average character width in ordinary text. Run it by hand after you add a typeface: `npx tsx
 * scripts/measure-fonts.ts`.
 */
const TEXT =
  'Every car goes through our Moorooka workshop, and the report is on the page. 2021 Toyota HiLux SR5 4x4 Double Cab, ' +
  '$48,990 drive away, 62,300 km, automatic, diesel. Book a test drive or call us about your trade in: we answer the same day.'

/** Halfway between the semi-bold and the bold that pages use. */
const BOLD = 650

const browser = await chromium.launch({ executablePath: installedChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()

async function measure({ source, axis = 'wght', stretch }: Typeface, weight: number, sample = TEXT) {
  const file = `node_modules/@fontsource-variable/${source}/files/${source}-latin-${axis}-normal.woff2`
  return page.evaluate(
    async ({ data, weight, stretch, text }) => {
      const face = new FontFace('measured', `url(data:font/woff2;base64,${data})`, {
        weight: String(weight),
        stretch,
      })
      document.fonts.add(await face.load())
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('This browser does not draw.')
      pen.font = `${weight} 1000px measured`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text)
      document.fonts.delete(face)
      return [width / text.length, fontBoundingBoxAscent, fontBoundingBoxDescent].map((one) => one / 1000)
    },
    { data: readFileSync(file).toString('base64'), weight, stretch: `${stretch ?? 100}%`, text: sample },
  )
}

for (const key of fontPairKeys) {
  const { text, displayWeight, displayCase } = fontPairFor(key)
  for (const typeface of typefacesOf(key)) {
    for (const weight of typeface === text ? [400, BOLD] : [displayWeight]) {
      const [width = 0, ascent, descent] = await measure(typeface, weight)
      console.log(
        `${typeface.family} ${weight}: width ${width.toFixed(4)} ascent ${ascent} descent ${descent}`,
      )
      if (typeface === text || displayCase !== 'uppercase') continue
      const [capitals = 0] = await measure(typeface, weight, TEXT.toUpperCase())
      console.log(`  in capitals: width ${capitals.toFixed(4)}`)
    }
  }
}
await browser.close()
