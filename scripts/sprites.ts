import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IconNode } from 'lucide'
import { makerIcons } from '@/ui/marks/maker-icons'
import { markPaths } from '@/ui/marks/mark-icons'
import { iconNames, iconShapes } from '@/ui/primitives/icon-set'
import { type BodyShape, bodyShapes } from './sprites/body-shapes'

const GRID = '0 0 24 24'
/** The y-coordinate of the ground under the wheels, on the body grid of 96 × 40. */
const GROUND = 37

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

const bodyPath = ({ lines, wheels, wheelRadius }: BodyShape) =>
  lines + wheels.map((x) => circle(x, GROUND - wheelRadius, wheelRadius)).join('')

const element = ([tag, attributes]: IconNode[number]) =>
  `<${tag} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}/>`

const symbol = (name: string, viewBox: string, shapes: string) =>
  `<symbol id="${name}" viewBox="${viewBox}">${shapes}</symbol>`

const sprites = {
  icons: iconNames.map((name) => symbol(name, GRID, iconShapes[name].map(element).join(''))),
  marks: Object.entries(markPaths).map(([name, d]) => symbol(name, GRID, element(['path', { d }]))),
  bodies: Object.entries(bodyShapes).map(([name, shape]) =>
    symbol(
      name,
      '0 0 96 40',
      element(['path', { d: bodyPath(shape), 'vector-effect': 'non-scaling-stroke' }]),
    ),
  ),
}

const file = (symbols: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`

const versionOf = (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 8)

export function buildSprites(): Readonly<Record<string, string>> {
  const files = Object.entries(sprites).map(([name, symbols]) => ({ name, svg: file(symbols) }))
  const lines = [
    ...files.map(
      ({ name, svg }) => `export const ${name.toUpperCase()} = '/assets/${name}.svg?v=${versionOf(svg)}'`,
    ),
    `export const MAKERS_VERSION = '${versionOf(JSON.stringify(makerIcons))}'`,
  ]
  const module = `/** Addresses of the drawings. \`npm run generate\` writes this file and the sprites. */\n${lines.join('\n')}\n`
  return {
    ...Object.fromEntries(files.map(({ name, svg }) => [`public/assets/${name}.svg`, svg])),
    'src/ui/primitives/sprites.ts': module,
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, content] of Object.entries(buildSprites())) {
    writeFileSync(path, content)
    console.log(`Wrote ${path} (${content.length} bytes).`)
  }
}
