import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openStudio } from '../open-studio'
import { TURNTABLE_VIDEO } from './turntable'

/** Films a vehicle on the turntable, which is committed: `npx tsx tenants-seed/studio/video/take-video.ts`. */

const LIMIT = 1_200_000
const SAMPLES = 2
const file = fileURLToPath(new URL(`../../../public${TURNTABLE_VIDEO}`, import.meta.url))

const studio = await openStudio(new URL('main.ts', import.meta.url))
const film = Buffer.from(await studio.page.evaluate((samples) => window.film(samples), SAMPLES), 'base64')
await studio.close()
if (film.length > LIMIT) throw new Error(`the film has ${film.length} bytes, more than ${LIMIT}`)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, film)
console.log(`${TURNTABLE_VIDEO}: ${(film.length / 1024).toFixed(0)} KB`)
