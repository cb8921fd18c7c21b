import { CanvasTexture, type Group, Mesh, MeshStandardMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import { plate } from '../shape/along'
import { canvasOf } from '../trim/textures'
import type { TrimMaterials } from '../trim/trim-materials'
import { at, group, part } from './placing'

export type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void

/** A lit screen of so many metres, painted at 2,400 pixels a metre, in a thin gloss case; faces +z. */
export function screen(width: number, height: number, paint: Paint, materials: TrimMaterials): Group {
  const [canvas, context] = canvasOf(Math.round(width * 3200), Math.round(height * 3200))
  paint(context, canvas.width, canvas.height)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  const lit = new MeshStandardMaterial({
    color: 0x050506,
    roughness: 0.16,
    emissive: 0xffffff,
    emissiveMap: texture,
    emissiveIntensity: 0.95,
  })
  const glass = at(new Mesh(new PlaneGeometry(width, height), lit), 0, 0, 0.0006)
  return group(part(plate(width + 0.014, height + 0.014, 0.012, 0.016), materials.gloss), glass)
}

const FONT = 'Inter, "DejaVu Sans", sans-serif'

function words(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  weight = 500,
): void {
  context.font = `${weight} ${size}px ${FONT}`
  context.fillText(text, x, y)
}

function panel(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, w, h, Math.min(w, h) * 0.12)
  context.fill()
}

const streets: readonly (readonly [number, number, number, number])[] = [
  [0, 0.3, 1, 0.22],
  [0, 0.72, 1, 0.6],
  [0.18, 0, 0.3, 1],
  [0.62, 0, 0.5, 1],
  [0.86, 0, 0.8, 1],
  [0, 0.5, 0.6, 0.44],
  [0.4, 0.9, 1, 0.86],
]

function streetMap(context: CanvasRenderingContext2D, x: number, y: number, w: number, h: number): void {
  context.save()
  context.beginPath()
  context.rect(x, y, w, h)
  context.clip()
  context.fillStyle = '#1d2733'
  context.fillRect(x, y, w, h)
  context.fillStyle = '#173a33'
  context.fillRect(x + w * 0.66, y + h * 0.28, w * 0.16, h * 0.26)
  context.strokeStyle = '#234a63'
  context.lineWidth = h * 0.09
  context.beginPath()
  context.moveTo(x, y + h * 0.98)
  context.bezierCurveTo(x + w * 0.3, y + h * 0.7, x + w * 0.5, y + h * 1.05, x + w, y + h * 0.78)
  context.stroke()
  context.strokeStyle = '#465466'
  streets.forEach(([x1, y1, x2, y2], index) => {
    context.lineWidth = h * (index < 3 ? 0.03 : 0.016)
    context.beginPath()
    context.moveTo(x + x1 * w, y + y1 * h)
    context.lineTo(x + x2 * w, y + y2 * h)
    context.stroke()
  })
  context.strokeStyle = '#4aa8ff'
  context.lineWidth = h * 0.034
  context.lineJoin = 'round'
  context.beginPath()
  for (const [px, py] of [
    [0.27, 1],
    [0.235, 0.655],
    [0.55, 0.63],
    [0.58, 0.26],
    [1, 0.22],
  ] as const) {
    context.lineTo(x + px * w, y + py * h)
  }
  context.stroke()
  context.fillStyle = '#ffffff'
  context.beginPath()
  context.arc(x + w * 0.235, y + h * 0.66, h * 0.038, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** Map, music and climate: what a centre screen shows on the road. */
export const centreScreen: Paint = (context, width, height) => {
  context.fillStyle = '#0c1117'
  context.fillRect(0, 0, width, height)
  const bar = height * 0.13
  streetMap(context, 0, 0, width * 0.64, height - bar)
  panel(context, width * 0.02, height * 0.05, width * 0.23, height * 0.2, '#0f4c81')
  context.fillStyle = '#ffffff'
  words(context, '450 m', width * 0.04, height * 0.14, height * 0.075, 700)
  words(context, 'River Road', width * 0.04, height * 0.21, height * 0.05)
  const left = width * 0.665
  panel(context, left, height * 0.04, width * 0.315, height * 0.48, '#182029')
  const cover = context.createLinearGradient(left, 0, left + width * 0.12, height * 0.3)
  cover.addColorStop(0, '#f28a4b')
  cover.addColorStop(1, '#70306e')
  panel(context, left + width * 0.02, height * 0.08, height * 0.2, height * 0.2, '#333')
  context.fillStyle = cover
  context.fill()
  context.fillStyle = '#f3f5f7'
  words(context, 'Long Way Home', left + width * 0.02, height * 0.37, height * 0.055, 600)
  context.fillStyle = '#93a0ad'
  words(context, 'The Night Parrots', left + width * 0.02, height * 0.43, height * 0.042)
  context.fillStyle = '#37424e'
  context.fillRect(left + width * 0.02, height * 0.47, width * 0.275, height * 0.012)
  context.fillStyle = '#4aa8ff'
  context.fillRect(left + width * 0.02, height * 0.47, width * 0.12, height * 0.012)
  panel(context, left, height * 0.55, width * 0.15, height * 0.28, '#182029')
  panel(context, left + width * 0.165, height * 0.55, width * 0.15, height * 0.28, '#182029')
  context.fillStyle = '#f3f5f7'
  words(context, '24°', left + width * 0.025, height * 0.72, height * 0.1, 300)
  words(context, '7:42', left + width * 0.18, height * 0.72, height * 0.1, 300)
  context.fillStyle = '#070a0e'
  context.fillRect(0, height - bar, width, bar)
  context.fillStyle = '#d7dee5'
  for (const [text, x] of [
    ['21.5°', 0.04],
    ['A/C', 0.3],
    ['AUTO', 0.46],
    ['FAN', 0.64],
    ['21.5°', 0.88],
  ] as const) {
    words(context, text, x * width, height - bar * 0.33, bar * 0.42, 600)
  }
}

function dial(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  r: number,
  share: number,
  label: string,
): void {
  context.lineWidth = r * 0.07
  context.strokeStyle = '#26313d'
  context.beginPath()
  context.arc(x, y, r, Math.PI * 0.8, Math.PI * 2.2)
  context.stroke()
  context.strokeStyle = '#4aa8ff'
  context.beginPath()
  context.arc(x, y, r, Math.PI * 0.8, Math.PI * (0.8 + 1.4 * share))
  context.stroke()
  context.strokeStyle = '#c9d3dc'
  context.lineWidth = r * 0.02
  for (let tick = 0; tick <= 24; tick += 1) {
    const angle = Math.PI * (0.8 + (1.4 * tick) / 24)
    const inner = r * (tick % 3 === 0 ? 0.8 : 0.87)
    context.beginPath()
    context.moveTo(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner)
    context.lineTo(x + Math.cos(angle) * r * 0.93, y + Math.sin(angle) * r * 0.93)
    context.stroke()
  }
  context.fillStyle = '#ffffff'
  context.textAlign = 'center'
  words(context, label, x, y + r * 0.16, r * 0.52, 600)
  context.textAlign = 'start'
}

/** Speed, power and a strip of the map between them: what a driver looks at. */
export const driverScreen: Paint = (context, width, height) => {
  context.fillStyle = '#080b0f'
  context.fillRect(0, 0, width, height)
  streetMap(context, width * 0.34, height * 0.16, width * 0.32, height * 0.62)
  dial(context, width * 0.17, height * 0.52, height * 0.4, 0.42, '60')
  dial(context, width * 0.83, height * 0.52, height * 0.4, 0.3, '2.1')
  context.fillStyle = '#93a0ad'
  context.textAlign = 'center'
  words(context, 'km/h', width * 0.17, height * 0.76, height * 0.085)
  words(context, '× 1000', width * 0.83, height * 0.76, height * 0.085)
  context.fillStyle = '#e8edf2'
  words(context, 'D     24 °C     612 km', width * 0.5, height * 0.93, height * 0.09, 600)
  context.textAlign = 'start'
}

/** The slim strip of an electric car: speed, gear and charge, nothing else. */
export const stripScreen: Paint = (context, width, height) => {
  context.fillStyle = '#0a0d11'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ffffff'
  context.textAlign = 'center'
  words(context, '60', width * 0.5, height * 0.62, height * 0.5, 600)
  context.fillStyle = '#93a0ad'
  words(context, 'km/h', width * 0.5, height * 0.86, height * 0.14)
  words(context, 'P  R  N', width * 0.16, height * 0.56, height * 0.2)
  context.fillStyle = '#51d88a'
  words(context, 'D', width * 0.27, height * 0.56, height * 0.24, 700)
  words(context, '78 %', width * 0.83, height * 0.56, height * 0.22, 600)
  context.textAlign = 'start'
  context.fillRect(width * 0.74, height * 0.68, width * 0.14, height * 0.07)
  context.fillStyle = '#26313d'
  context.fillRect(width * 0.88, height * 0.68, width * 0.04, height * 0.07)
}
